import { questions } from "./questions/lint.ts";
import { serve } from "./serve.ts";

// Loaded with the worker, not after it: the first check of a page waits for this.
serve({ lint: async () => ({ questions }) });
