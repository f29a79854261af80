import type { Expectation, WorkerRequest, WorkerResponse } from "./protocol.ts";
import type { AnyTopics, Question } from "./topics.ts";

const post = (response: WorkerResponse) => self.postMessage(response);

/** Makes this worker answer the questions of some topics. */
export function serve(topics: AnyTopics): void {
  self.addEventListener("message", async ({ data }: MessageEvent<WorkerRequest | Expectation>) => {
    // What cannot be loaded is said to whoever asks.
    if ("expected" in data) return void topics[data.expected]?.().catch(() => {});
    const { id, topic, name, input } = data;
    // The page must hear of a bug in here, or it would wait for an answer that never comes.
    try {
      const questions = (await topics[topic]?.())?.questions as Readonly<Record<string, Question>> | undefined;
      const question = questions?.[name];
      if (!question) throw new Error(`nobody answers ${topic} ${name}`);
      post({ kind: "started", id });
      const value = await question(input as never, (at) => post({ kind: "progress", id, at }));
      post({ kind: "answered", id, value });
    } catch (error) {
      post({ kind: "failed", id, message: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ kind: "ready" });
}
