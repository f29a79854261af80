import { serve } from "./serve.ts";
import { topics } from "./topics.ts";

serve(topics);
