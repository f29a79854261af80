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
/** A panel that is left comes back within this time, or there is time to start a worker and to ask once more. */
export const restMs = 5_000;
/** Each worker loads the core again: one does for most, two where one question takes long, none while no panel asks anything. */
const answerers = createSupervisor<Topics>(
  () => like(new Worker(new URL("../worker/questions.worker.ts", import.meta.url), module)),
  { maxWorkers: 2, restMs },
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
/** For as long as somebody looks at answers: those who ask again and again do not wait for a worker each time. */
export const keepAnswers: () => () => void = answerers.keep;
export type Topic = keyof Topics;
/** A hand is on its way to what asks about a topic. */
export const expectQuestions: (topic: Topic) => void = answerers.expect;
