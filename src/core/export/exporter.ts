import type { Case, JsonObject } from "../types.ts";

export const exportGroups = ["JSON", "TypeScript", "Python", "C#", "Model APIs", "Documents"] as const;
export type ExportGroup = (typeof exportGroups)[number];

/** As Monaco calls them. */
type ExportLanguage = "json" | "typescript" | "python" | "csharp" | "markdown" | "plaintext";

/** What an exporter is given. Nothing in it is trusted: any field may be missing or of any type. */
export interface ExportInput {
  readonly tools: readonly JsonObject[];
  readonly cases: readonly Case[];
  /** The MCP revision, by its date. */
  readonly revision: string;
  /** What the server or package is called; any text. */
  readonly name: string;
  /** Maps over the tools, or what was made of them, and counts those that are done: an exporter writes its tools in here. */
  readonly each: <Item, Written>(
    items: readonly Item[],
    write: (item: Item, index: number) => Written,
  ) => readonly Written[];
}

export interface ExportFile {
  /** Relative, with `/`, safe on every system: see `file-names.ts`. */
  readonly path: string;
  readonly text: string;
  /** The user's from the first time on: written once, never again. */
  readonly handwritten?: true;
}

/** What the target cannot express, or what the reader has to know. */
export interface ExportNote {
  /** `loss`: something of the tool is not in the output. */
  readonly kind: "loss" | "info";
  readonly message: string;
  /** The wire name of the tool. */
  readonly tool?: string;
  /** JSON pointer from the tool. */
  readonly path?: string;
}

export type OptionValue = string | boolean;

export type ExporterOption =
  | { readonly id: string; readonly title: string; readonly kind: "flag"; readonly standard: boolean }
  | {
      readonly id: string;
      readonly title: string;
      readonly kind: "choice";
      readonly choices: readonly string[];
      readonly standard: string;
    }
  | { readonly id: string; readonly title: string; readonly kind: "text"; readonly standard: string };

/** Every option of the exporter has a value of its kind in here. */
export interface ExportOptions {
  flag(id: string): boolean;
  text(id: string): string;
}

/** A station on the way of a value, shown beside the files. */
export interface ExportStep {
  readonly title: string;
  readonly text: string;
  readonly code?: string;
  readonly language: ExportLanguage;
}

export interface Exporter {
  readonly id: string;
  readonly title: string;
  readonly group: ExportGroup;
  readonly language: ExportLanguage;
  readonly summary: string;
  readonly options?: readonly ExporterOption[];
  export(input: ExportInput, options: ExportOptions): ExportResult;
  steps?(tools: readonly JsonObject[]): readonly ExportStep[];
}

export interface ExportResult {
  readonly files: readonly ExportFile[];
  readonly notes: readonly ExportNote[];
}
