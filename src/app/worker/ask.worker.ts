import { answer } from "./answer.ts";
import { topics } from "./topics.ts";

answer(topics);
