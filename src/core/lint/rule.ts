import type { Revision } from "../revision.ts";
import type { Change, Place, Text } from "../text/index.ts";
import type {
  Dialect,
  Fault,
  Json,
  JsonObject,
  Path,
  Preset,
  Radius,
  Settings,
  Severity,
  Shape,
  Span,
} from "../types.ts";

/** One check. Its documentation, its example and its test are the same text. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** The smallest preset that holds it; an `option` is in none, for those who ask for it. */
  readonly preset: Preset | "option";
  /** What it can break at worst; a finding may say less. */
  readonly radius: Radius;
  readonly summary: string;
  readonly why: string;
  readonly source: string;
  readonly examples: Examples;
  /** Whether some of its findings come with a repair. */
  readonly fixable?: boolean;
  /** The clients that it is about: it runs where one of them is chosen. */
  readonly clients?: readonly string[];
  /** Says what others say better: silent where a rule without this mark reports the same path. */
  readonly generic?: boolean;

  fault?(fault: Fault, context: RuleContext): Iterable<Finding>;
  document?(document: DocumentView, context: RuleContext): Iterable<Finding>;
  tool?(tool: JsonObject, context: RuleContext): Iterable<Finding>;
  /** Of schemas without any of these it has nothing to say: it is not asked about them. */
  readonly keywords?: readonly string[];
  schema?(schema: SchemaView, context: RuleContext): Iterable<Finding>;
  /** Every string of a tool: keys, names, descriptions, enum, default, examples, `_meta`. */
  text?(text: Text, context: RuleContext): Iterable<Finding>;
  /** A result of a call, with the tool that gave it where that is known. */
  result?(result: Json, tool: JsonObject | undefined, context: RuleContext): Iterable<Finding>;
}

interface Examples {
  /** Whole documents; « and » enclose every range that must be reported. */
  readonly bad: string;
  readonly good: string;
  /** The tool of the result in an example of a rule about results. */
  readonly tool?: JsonObject;
  /** Where the example needs other settings than the defaults. */
  readonly settings?: Partial<Settings>;
}

export interface RuleContext {
  readonly settings: Settings;
  readonly revision: Revision;
  /** Every field that some revision knows. */
  readonly toolFields: ReadonlySet<string>;
  /** The tools of the reviewed version by name; empty where none was given. */
  readonly baseline: ReadonlyMap<string, JsonObject>;
}

export interface DocumentView {
  readonly shape: Shape;
  /** What stands around the tools; each tool in it is an empty object. */
  readonly frame: Json;
  readonly tools: readonly { readonly value: JsonObject; readonly path: Path }[];
  /** Nothing could be read: some fault says why. */
  readonly unreadable: boolean;
}

/** An object at a schema position. */
export interface SchemaView {
  readonly schema: JsonObject;
  /** From the tool down. */
  readonly path: Path;
  /** The schema of the field that it is part of. */
  readonly root: JsonObject;
  readonly field: "inputSchema" | "outputSchema";
  readonly dialect: Dialect | undefined;
}

/** What a rule says. It speaks in paths: of the document for `document`, of the tool for `tool` and `schema`. */
export interface Finding {
  readonly path: Path;
  readonly place?: Place;
  /** Only for faults, which no path can point at. */
  readonly span?: Span;
  readonly message: string;
  readonly severity?: Severity;
  readonly radius?: Radius;
  /** The best first; only that one can be part of "Fix all safe". */
  readonly repairs?: readonly Repair[];
}

export interface Repair {
  readonly title: string;
  readonly safe: boolean;
  readonly changes: readonly Change[];
}
