import type { JsonObject } from "../types.ts";
import type { Notebook } from "./notebook.ts";
import type { ImportSource } from "./source.ts";

/** What reading did: taken over in another form, decided without being told, left behind, or what to do now. */
export const noteKinds = ["advice", "lost", "guessed", "mapped"] as const;
export type ImportNoteKind = (typeof noteKinds)[number];

export interface ImportNote {
  readonly kind: ImportNoteKind;
  readonly message: string;
  /** The name of the tool, where the note is about one. */
  readonly tool?: string;
}

export interface ImportOptions {
  /** Keep what MCP has no field for under `_meta`. */
  readonly keepMeta?: boolean;
}

export interface Reading {
  readonly notes: Notebook;
  readonly keepMeta: boolean;
  /** The ids of the choices that are wanted; all where it is left out. */
  readonly chosen?: ReadonlySet<string> | undefined;
}

/** One of many things in a text that each can become a tool. */
export interface ImportChoice {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
}

export interface Importer {
  readonly id: string;
  readonly title: string;
  /** How sure it is that the text is in its format: 0 is no, 1 is nothing else. */
  detect(source: ImportSource): number;
  /** The tools in MCP's form; a text beside them is one that need not be written anew, choices what could be left out. */
  read(
    source: ImportSource,
    reading: Reading,
  ): { readonly tools: readonly JsonObject[]; readonly text?: string; readonly choices?: readonly ImportChoice[] };
}
