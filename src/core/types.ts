export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Property names and array indexes, from some root down. */
export type Path = readonly (string | number)[];

/** A place in a text, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** Lines and columns count from 1, offsets from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A value of a text with its place; in an object each child is a `property`, whose children are its key and its value. */
export interface JsonNode extends Span {
  readonly type: "object" | "array" | "property" | "string" | "number" | "boolean" | "null";
  readonly value?: unknown;
  readonly colonOffset?: number;
  readonly parent?: JsonNode;
  readonly children?: JsonNode[];
}

/** Why something cannot be done, as data. The word table of its room makes the sentence. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** What the sentence names, in the order of its table. */
  readonly args: readonly string[];
}

/** What the parser noticed that a rule may report: the values alone would hide it. */
export type Fault = Span &
  /** The replacement takes the place of the span, or stands at `insertAt`. */
  (
    | ({ readonly kind: "syntax"; readonly replacement?: string; readonly insertAt?: number } & Refusal<SyntaxCode>)
    /** The whole text is in another language; undefined where nobody can tell in which. */
    | { readonly kind: "language"; readonly language: string | undefined }
    | { readonly kind: "comment" }
    | { readonly kind: "trailing-comma" }
    | ({ readonly kind: "limit" } & Refusal<"too-deep" | "too-long">)
    /** `times` is 2 for the second of them. */
    | {
        readonly kind: "duplicate-key";
        readonly path: Path;
        readonly key: string;
        readonly first: Span;
        readonly times: number;
      }
    | { readonly kind: "inexact-number"; readonly path: Path; readonly literal: string }
  );

/** The ways in which a text is no JSON. */
export type SyntaxCode =
  | "not-json"
  | "not-json-at-all"
  | "closes-nothing"
  | "string-ends-early"
  | "string-open"
  | "unquoted"
  | "single-quotes"
  | "foreign-quotes"
  | "unquoted-key"
  | "bad-number"
  | "number-unfinished"
  | "foreign-number"
  | "no-number"
  | "foreign-word"
  | "name-expected"
  | "value-missing"
  | "colon-missing"
  | "comma-missing-before"
  | "comma-missing-after"
  | "comma-needless"
  | "brace-open"
  | "bracket-open"
  | "never-closed"
  | "more-follows"
  | "comment-open"
  | "shell-comment"
  | "bad-unicode"
  | "bad-escape"
  | "control-character"
  | "invisible-character"
  | "byte-order-mark"
  | "fence"
  | "assignment"
  | "semicolon";

/** How the text wraps its tools. `other` is JSON that holds no tools; `empty` is no JSON at all. */
export type Shape = "tool" | "array" | "tools" | "response" | "other" | "empty";

/** One tool, parsed on its own: every offset inside counts from `offset`, so an unchanged tool is never parsed again. */
export interface ToolSlice extends Span {
  readonly index: number;
  readonly path: Path;
  readonly text: string;
  /** The text with positions: read again where it was asked for long ago. */
  readonly tree: () => JsonNode;
  readonly value: JsonObject;
  readonly faults: readonly Fault[];
}

/** Parsed text with positions. `frame` is everything around the tools; inside it each tool is an empty object. */
export interface ToolDocument {
  readonly text: string;
  readonly shape: Shape;
  readonly frame: JsonNode | undefined;
  readonly tools: readonly ToolSlice[];
  readonly faults: readonly Fault[];
  /** Every bracket has its partner, so each tool ends where it seems to. */
  readonly balanced: boolean;
}

export const severities = ["error", "warning", "info", "hint"] as const;
export type Severity = (typeof severities)[number];

/** What a finding can break, widest first. */
export const radii = ["request", "server", "tool", "call", "meaning"] as const;
export type Radius = (typeof radii)[number];

export const presets = ["recommended", "strict", "all"] as const;
export type Preset = (typeof presets)[number];

export interface Fix {
  readonly title: string;
  /** Safe: mechanical and lossless, so that "Fix all safe" may apply it unseen. */
  readonly safe: boolean;
  readonly edits: readonly TextEdit[];
}

export interface Diagnostic {
  readonly rule: string;
  readonly severity: Severity;
  readonly radius: Radius;
  readonly message: string;
  /** The tool's name, or null for the document as a whole. */
  readonly tool: string | null;
  readonly toolIndex: number | null;
  /** JSON pointer from the root of the text. */
  readonly path: string;
  readonly range: Range;
  readonly fix?: Fix;
  /** Other ways to repair it, never applied unseen. */
  readonly alternatives?: readonly Fix[];
  /** The suppression that is stale, where that is what it says. */
  readonly suppression?: Suppression;
}

/** What is wrong with a value, as it is shown: a mismatch of an engine, or a broken contract, in words. */
export interface ValueProblem {
  /** JSON pointer to the place in the value. */
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
  /** Where the keyword stands in the schema, as the fragment of a URI; left out where no schema of the tool says so. */
  readonly schemaPath?: string;
  /** The member at that place that is missing or too many. */
  readonly name?: string;
  /** What was most likely meant. */
  readonly fix?: ProblemFix;
}

/** What was most likely meant, as data. */
export type ProblemFix =
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | { readonly kind: "replace"; readonly value: Json };

export const dialects = ["draft-06", "draft-07", "2019-09", "2020-12"] as const;
export type Dialect = (typeof dialects)[number];

export interface Settings {
  readonly revision: string;
  readonly preset: Preset;
  /** Severity by rule id, over what the preset says. */
  readonly rules: Readonly<Record<string, Severity | "off">>;
  /** Report comments and trailing commas too: on for files that promise plain JSON. */
  readonly strictJson: boolean;
  /** Findings that are known and meant, each with the reason. */
  readonly suppress: readonly Suppression[];
  /** The text of the version that was reviewed and that callers know; "" where there is none. */
  readonly baseline: string;
  /** The ids of the clients that the tools are made for: the rules of these run, of no others. */
  readonly clients: readonly string[];
  /** How the chosen clients know the server: part of most final names. */
  readonly server: ServerNames;
  /** How many tokens the tools may cost; what has no limit is not limited. */
  readonly budget: Budget;
}

/** Limits in tokens. */
export interface Budget {
  /** For all tools together, as they are written. */
  readonly all?: number;
  /** For each tool. */
  readonly tool?: number;
  /** For single tools, by name. */
  readonly tools?: Readonly<Record<string, number>>;
  /** For all tools together as a client sends them, by its id. */
  readonly clients?: Readonly<Record<string, number>>;
}

/** How a server is called: in the settings of a client, and by itself. */
export interface ServerNames {
  readonly name: string;
  /** What the server announces (`serverInfo.title`); VS Code makes its prefix of it. */
  readonly title?: string;
}

export interface Suppression {
  readonly rule: string;
  /** The name of a tool; left out, the whole text is meant. */
  readonly tool?: string;
  /** JSON pointer to the place, with all below: from the tool where one is named, from the root of the text otherwise. */
  readonly path?: string;
  readonly reason: string;
}

/** A call that is tried again after every change. It stands in the text, under `cases` beside `tools`. */
export interface Case {
  readonly name: string;
  readonly tool: string;
  readonly arguments: Json;
  /** Whether the arguments are meant to be taken. */
  readonly expect: "valid" | "invalid";
  /** The `structuredContent` that a call gave, judged by `outputSchema`. */
  readonly result?: Json;
  readonly expectResult?: "valid" | "invalid";
}

/** What a link or a saved file holds. The cases are in the text. */
export interface Snapshot {
  readonly version: 1;
  readonly name: string;
  readonly text: string;
  readonly revision: string;
  /** The name of the selected tool. */
  readonly tool?: string;
  /** The panel to open on. */
  readonly panel?: string;
  /** The clients that the tools are made for. */
  readonly clients?: readonly string[];
  /** How those clients know the server. */
  readonly server?: ServerNames;
}

export interface ToolSummary extends Span {
  readonly index: number;
  readonly name: string | null;
  readonly path: string;
  readonly counts: Counts;
  /** An estimate of what it costs a model. */
  readonly tokens: number;
}

export type Counts = Readonly<Record<Severity, number>>;

/** All that is derived from one text: plain data that can cross a worker. */
export interface Analysis {
  readonly shape: Shape;
  readonly tools: readonly ToolSummary[];
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: Counts;
  /** Findings left out because the list was full; none of them is worse than those in it. */
  readonly omitted: number;
  /** Findings left out because the settings suppress them. */
  readonly suppressed: number;
  readonly bytes: number;
  /** An estimate of what the tools cost a model. */
  readonly tokens: number;
}
