import { createAnalyzer, fixAll, maxDiagnostics, ruleReference } from "../../core/index.ts";
import type { Request, Response } from "./messages.ts";
import { createWarmUp } from "./warm-up.ts";

const post = (response: Response) => self.postMessage(response);

let blocked: ReadonlySet<string> = new Set();
const analyzer = createAnalyzer((tool) => {
  if (blocked.has(tool)) return false;
  post({ kind: "checking", tool });
  return true;
}, maxDiagnostics);

const warmUp = createWarmUp();

self.addEventListener("message", ({ data }: MessageEvent<Request>) => {
  // The page must hear of a bug in here, or it would wait for an answer that never comes.
  try {
    if (data.kind === "fix-all") {
      post({ kind: "fixed", id: data.id, text: fixAll(data.text, data.settings) });
    } else {
      blocked = new Set(data.blocked);
      post({ kind: "analyzed", id: data.id, analysis: analyzer(data.text, data.settings) });
    }
  } catch (error) {
    post({ kind: "failed", id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
  warmUp();
});

post({ kind: "ready", rules: ruleReference() });
