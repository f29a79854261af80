import type { JsonObject, ToolDocument } from "../types.ts";
import { code, count } from "../words.ts";
import { type ImportNote, type ImportOptions, noteKinds } from "./importer.ts";
import { importers } from "./importers.ts";
import { notebook } from "./notebook.ts";
import { readSource } from "./source.ts";
import { documentText } from "./written.ts";

export interface ImportRequest extends ImportOptions {
  /** The format; left out, or `auto`, it is found out. */
  readonly from?: string | undefined;
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
}

/** Tools in any known format to MCP tools, with what was mapped, guessed and lost on the way. */
export function importTools(text: string, { from, keepMeta = false }: ImportRequest = {}): ImportResult {
  const source = readSource(text);
  const ranked = importers
    .map((importer) => ({ importer, sure: importer.detect(source) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure);
  const candidates = ranked.map(({ importer }) => importer.id);
  const chosen = from === undefined || from === "auto" ? ranked[0]?.importer : importers.find(({ id }) => id === from);
  const notes = notebook();
  if (!chosen) {
    const message =
      "No tool was found in this text: give MCP tools, another vendor's tools as JSON, or Python functions";
    return {
      from: null,
      tools: [],
      text,
      changed: false,
      notes: [{ kind: "advice", message }],
      keepable: false,
      candidates,
    };
  }
  const read = chosen.read(source, { notes, keepMeta });
  if (read.tools.length === 0) {
    if (notes.all().length === 0) notes.note("advice", `Nothing in this text can be read as ${chosen.title}`);
    return { from: chosen.id, tools: [], text, changed: false, notes: notes.all(), keepable: false, candidates };
  }
  for (const [name, times] of repeatedNames(read.tools)) {
    notes.note(
      "advice",
      `${code(name)} is the name of ${count(times, "tool")}: clients take one of them and drop the rest`,
    );
  }
  const written = read.text ?? documentText(read.tools);
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
  };
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
