import { serve } from "./serve.ts";
import { liveTopics } from "./topics.ts";

serve(liveTopics);
