import { maxText } from "../limits.ts";
import type { JsonObject, ToolDocument } from "../types.ts";
import { code, count } from "../words.ts";
import { type ImportChoice, type ImportNote, type ImportOptions, noteKinds } from "./importer.ts";
import { importers } from "./importers.ts";
import { notebook } from "./notebook.ts";
import { unreadable } from "./place.ts";
import { type Beside, readSource } from "./source.ts";
import { documentText } from "./written.ts";

export interface ImportRequest extends ImportOptions, Beside {
  /** The format; left out, or `auto`, it is found out. */
  readonly from?: string | undefined;
  /** Of a text with choices, only those with these ids. */
  readonly only?: readonly string[] | undefined;
}

export interface ImportResult {
  /** The format that the text was read in; null where none fits. */
  readonly from: string | null;
  readonly tools: readonly JsonObject[];
  /** The document: the given text itself where that holds MCP tools already. */
  readonly text: string;
  readonly changed: boolean;
  readonly notes: readonly ImportNote[];
  /** Fields were found that MCP has none for: `keepMeta` decides what becomes of them. */
  readonly keepable: boolean;
  /** The formats that the text may be in, the likeliest first. */
  readonly candidates: readonly string[];
  /** What a long specification holds, to take only a part of it; empty for most formats. */
  readonly choices: readonly ImportChoice[];
}

/** Tools in any known format to MCP tools, with what was mapped, guessed and lost on the way. */
export function importTools(
  text: string,
  { from, keepMeta = false, only, ...beside }: ImportRequest = {},
): ImportResult {
  if (text.length > maxText) return tooLong(text);
  const source = { ...readSource(text), ...beside };
  const ranked = importers
    .map((importer) => ({ importer, sure: importer.detect(source) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure);
  const candidates = ranked.map(({ importer }) => importer.id);
  const chosen = from === undefined || from === "auto" ? ranked[0]?.importer : importers.find(({ id }) => id === from);
  const notes = notebook();
  if (!chosen) {
    const mistake = source.kind === "text" ? source.mistake : undefined;
    const message = mistake
      ? `This text looks like ${mistake.language} and cannot be read: ${mistake.message} (line ${mistake.line}, column ${mistake.column})`
      : "No tool was found in this text: give MCP tools, another vendor's tools or OpenAPI as JSON or YAML, or source in TypeScript, JavaScript or Python";
    return nothing(text, message, candidates);
  }
  const read = chosen.read(source, { notes, keepMeta, chosen: only && new Set(only) });
  const { choices = [] } = read;
  if (read.tools.length === 0) {
    if (notes.all().length === 0) notes.note("advice", `Nothing in this text can be read as ${chosen.title}`);
    return {
      from: chosen.id,
      tools: [],
      text,
      changed: false,
      notes: notes.all(),
      keepable: false,
      candidates,
      choices,
    };
  }
  for (const [name, times] of repeatedNames(read.tools)) {
    notes.note(
      "advice",
      `${code(name)} is the name of ${count(times, "tool")}: clients take one of them and drop the rest`,
    );
  }
  if (source.kind === "json" && source.carrier === "yaml")
    notes.note("mapped", "The text is YAML: it is written as JSON now, without its comments");
  const written = read.text ?? documentText(read.tools);
  // The text itself shows its mistakes in the editor.
  if (source.kind === "json" && source.mistakes && written !== text) {
    notes.note("guessed", unreadable(count(source.mistakes.count, "place"), "JSON", source.mistakes.first));
  }
  for (const literal of source.kind === "json" ? inexactNumbers(source.document) : []) {
    notes.note("lost", `The number ${code(literal)} has more digits than JavaScript keeps`);
  }
  const order = (note: ImportNote) => noteKinds.indexOf(note.kind);
  return {
    from: chosen.id,
    tools: read.tools,
    text: written,
    changed: written !== text,
    notes: notes.all().sort((a, b) => order(a) - order(b)),
    keepable: notes.keepable,
    candidates,
    choices,
  };
}

function nothing(text: string, message: string, candidates: readonly string[] = []): ImportResult {
  const notes: ImportNote[] = [{ kind: "advice", message }];
  return { from: null, tools: [], text, changed: false, notes, keepable: false, candidates, choices: [] };
}

function tooLong(text: string): ImportResult {
  const millions = (length: number) => (length / 1024 / 1024).toFixed(1).replace(/\.0$/, "");
  return nothing(
    text,
    `This text is ${millions(text.length)} MB long, and ${millions(maxText)} MB are the most that is read: give a part of it`,
  );
}

function repeatedNames(tools: readonly JsonObject[]): readonly (readonly [name: string, times: number])[] {
  const times = new Map<string, number>();
  for (const { name } of tools) if (typeof name === "string") times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, number]) => number > 1);
}

function inexactNumbers({ faults, tools }: ToolDocument): string[] {
  const all = [...faults, ...tools.flatMap((tool) => tool.faults)];
  return all.flatMap((fault) => (fault.kind === "inexact-number" ? [fault.literal] : []));
}
