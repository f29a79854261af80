import type { WorkerLike } from "../worker/protocol.ts";
import { createSupervisor, type Lane } from "../worker/supervisor.ts";
import type { LintTopics, LiveTopics, Topics } from "../worker/topics.ts";

export type { Answer } from "../worker/supervisor.ts";
export type { Progress } from "../worker/topics.ts";

const module = { type: "module" } as const;
const like = (worker: Worker) => worker as unknown as WorkerLike;

const linter = createSupervisor<LintTopics>(() =>
  like(new Worker(new URL("../worker/lint.worker.ts", import.meta.url), module)),
);
/** Each worker loads the core again: one does for most, two where one question takes long. */
const answerers = createSupervisor<Topics>(
  () => like(new Worker(new URL("../worker/questions.worker.ts", import.meta.url), module)),
  2,
);
/** The one worker whose policy lets it reach other servers. */
const reacher = createSupervisor<LiveTopics>(() =>
  like(new Worker(new URL("../worker/live.worker.ts", import.meta.url), module)),
);

export const lintLane: Lane<LintTopics> = linter.lane();
export const fixLane: Lane<LintTopics> = linter.lane();
export const liveLane: Lane<LiveTopics> = reacher.lane();
/** A row of questions to the core. Nothing is loaded before the first. */
export const newLane: (options?: { readonly endsStale?: boolean }) => Lane<Topics> = answerers.lane;
