import type { JsonObject, Path, Radius, ServerNames } from "../types.ts";
import type { ClientArgs, ClientCode } from "./codes.ts";
import type { Trail } from "./trail.ts";

/** How a fact is known. `unknown`: nobody publishes it, and nothing is guessed. */
export const confidences = ["source-read", "vendor-doc", "issue-report", "unknown"] as const;
export type Confidence = (typeof confidences)[number];

/** Where a fact was read, and how sure it is. */
export interface Fact {
  readonly source: string;
  readonly confidence: Confidence;
}

/** What a change does: nothing that a model notices, something worth knowing, or what it breaks. */
export type ClientEffect = "same" | "advice" | Radius;

/** One thing that a client does to a tool, as data. The path counts from the tool. */
export interface Note {
  readonly code: ClientCode;
  readonly path: Path;
  readonly args: ClientArgs;
  readonly effect: ClientEffect;
  readonly fact: Fact;
}

/** What a step may look at, and how it tells what it did. */
export interface Work {
  readonly tool: JsonObject;
  note(code: ClientCode, at: Trail, args?: ClientArgs, effect?: ClientEffect): void;
  /** Takes one from what may still be written out of references; false where nothing is left. */
  spend(): boolean;
  /** As another fact tells it. */
  as(fact: Fact): Work;
}

/** The schema that is sent; undefined where none is. */
export type Transform = (schema: JsonObject, work: Work) => JsonObject | undefined;

/** Looks at what is sent, the name included, and notes what the receiver refuses. */
export type Check = (sent: Sent, work: Work) => void;

interface Sent {
  readonly name: string;
  readonly schema: JsonObject;
}

/** One way through a client: most send other schemas to other models. */
export interface Route {
  readonly id: string;
  readonly title: string;
  /** Only where somebody switches it on: it does not count for the verdict unless it is asked for. */
  readonly optIn?: true;
  readonly fact: Fact;
  /** In the order of the steps, for people. */
  readonly steps: readonly string[];
  /** Absent: not published. */
  readonly transform?: Transform;
  readonly checks?: readonly Check[];
}

interface Naming {
  readonly fact: Fact;
  readonly steps: readonly string[];
  /** Undefined: none is stated. */
  readonly max?: number;
  /** The name that the model sees. Absent: not published; then the tool's own stands for it. */
  name?(server: ServerNames, tool: string, work: Work): string;
}

interface Limit {
  readonly what: string;
  readonly max?: number;
  readonly text?: string;
  readonly fact: Fact;
}

interface Violation {
  readonly when: string;
  readonly effect: string;
  readonly fact: Fact;
}

/** What a host or a model API does to a descriptor: cited, dated data and pure functions. */
export interface Client {
  readonly id: string;
  readonly title: string;
  readonly kind: "api" | "client" | "framework";
  readonly version: string;
  /** The day on which the sources were read. */
  readonly read: string;
  readonly sources: readonly string[];
  readonly naming: Naming;
  readonly routes: readonly [Route, ...Route[]];
  /** What holds on every route: fields besides the schema. */
  readonly checks?: readonly Check[];
  /** How many tools one request may hold. */
  readonly maxTools?: { readonly max: number; readonly effect: ClientEffect; readonly fact: Fact };
  /** How many parameters the tools of one request may have in all. */
  readonly parameterBudget?: { readonly optional: number; readonly unions: number; readonly fact: Fact };
  /** What becomes of a second tool whose final name is taken. */
  readonly onTaken?: { readonly effect: ClientEffect; readonly fact: Fact };
  readonly limits: readonly Limit[];
  /** Field of the descriptor, and what becomes of it. */
  readonly uses: Readonly<Record<string, string>>;
  readonly onViolation: readonly Violation[];
  /** What could not be verified. */
  readonly open: readonly string[];
  /** What was compared with the vendor's own code, if anything was. */
  readonly checked?: string;
}

/** What a client is known from, the surest first: of all its facts, not of one. */
export function confidenceOf({ naming, routes, limits, onViolation }: Client): string {
  const used = new Set([naming, ...routes, ...limits, ...onViolation].map(({ fact }) => fact.confidence));
  return confidences.filter((confidence) => used.has(confidence)).join(" + ");
}
