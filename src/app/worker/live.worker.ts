import { answer } from "./answer.ts";
import { liveTopics } from "./topics.ts";

answer(liveTopics);
