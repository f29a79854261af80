import type { questions as lintQuestions } from "./questions/lint.ts";

/** What the page can ask of the core, by topic. The code of a topic is loaded when it is first asked. */
export const topics = {
  try: () => import("./questions/try.ts"),
  wire: () => import("./questions/wire.ts"),
  import: () => import("./questions/import.ts"),
  export: () => import("./questions/export.ts"),
  share: () => import("./questions/share.ts"),
  clients: () => import("./questions/clients.ts"),
  compare: () => import("./questions/compare.ts"),
  cost: () => import("./questions/cost.ts"),
  design: () => import("./questions/design.ts"),
  presets: () => import("./questions/presets.ts"),
  files: () => import("./questions/files.ts"),
} as const;

/** What is asked of other servers. It has a worker of its own: no other code of the app may reach them. */
export const liveTopics = {
  live: () => import("./questions/live.ts"),
} as const;

export type Topics = typeof topics;
export type LiveTopics = typeof liveTopics;
/** The check of the text, in a worker of its own: nothing else may hold it up. */
export type LintTopics = { readonly lint: () => Promise<{ readonly questions: typeof lintQuestions }> };

export type AnyTopics = Readonly<Record<string, () => Promise<{ readonly questions: object }>>>;
/** The functions of a topic: each takes one plain value and answers with another. */
export type Questions<All extends AnyTopics, T extends keyof All> = Awaited<ReturnType<All[T]>>["questions"];

/** How far a long question has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A question as a function: pure, but for telling how far it has come. */
export type Question = (input: never, progress: (at: unknown) => void) => unknown;

export type Input<Q> = Q extends (input: infer I, ...rest: never[]) => unknown ? I : never;
export type Answered<Q> = Q extends (...all: never[]) => infer A ? Awaited<A> : never;
/** What a question says about how far it has come. */
export type ProgressOf<Q> = Q extends (input: never, progress: (at: infer P) => void) => unknown ? P : never;
