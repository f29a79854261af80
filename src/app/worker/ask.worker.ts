import type { AskRequest, AskResponse } from "./ask.ts";
import { type Question, topics } from "./topics.ts";

const post = (response: AskResponse) => self.postMessage(response);

self.addEventListener("message", async ({ data: { id, topic, name, input } }: MessageEvent<AskRequest>) => {
  // The page must hear of a bug in here, or it would wait for an answer that never comes.
  try {
    const { questions } = await topics[topic]();
    post({ kind: "started", id });
    const question = (questions as Readonly<Record<string, Question>>)[name];
    if (!question) throw new Error(`nobody answers ${topic} ${name}`);
    const value = await question(input as never, (at) => post({ kind: "progress", id, at }));
    post({ kind: "answered", id, value });
  } catch (error) {
    post({ kind: "failed", id, message: error instanceof Error ? error.message : String(error) });
  }
});
