import { strToU8, zipSync } from "fflate";
import {
  casesOf,
  type ExportFile,
  exporters,
  exportSteps,
  exportTools,
  isUnreadable,
  lineIndex,
  notePlaces,
  type OptionValue,
  parseDocument,
  utf8Length,
} from "../../../core/index.ts";
import { seldom } from "../seldom.ts";
import type { Progress } from "../topics.ts";

/** More notes than this nobody reads one by one. */
const maxNotes = 500;
/** What the numbers in the list of targets may cost, in milliseconds; one that is missing would look like a zero. */
const maxCounting = 10_000;

interface Source {
  readonly text: string;
  /** The place of one tool in the list; null for all. */
  readonly tool: number | null;
  readonly name: string;
  readonly revision: string;
}

export interface ExportQuestion extends Source {
  readonly to: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface CountQuestion extends Source {
  /** By target. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
}

export const questions = {
  targets() {
    return exporters.map(({ id, title, group, language, summary, options = [] }) => ({
      ...{ id, title, group, language, summary, options },
    }));
  },
  export({ to, options, ...source }: ExportQuestion, progress: (at: Progress) => void) {
    const { document, slices, tools, request } = read(source);
    progress({ done: 0, of: tools.length });
    const { files, notes, refused } = exportTools(tools, { ...request, to, options }, seldom(progress));
    const shown = notes.slice(0, maxNotes);
    const places = notePlaces(document, shown);
    const rangeOf = lineIndex(source.text);
    const faults = [...document.faults, ...slices.flatMap((slice) => slice.faults)];
    return {
      files: files.map((file) => ({ ...file, bytes: utf8Length(file.text) })),
      /** Some of the text cannot be read as it stands. */
      isBroken: !document.balanced || isUnreadable(faults),
      refused: refused ?? null,
      tools: tools.length,
      notes: shown.map((note, index) => {
        const span = places[index];
        return { ...note, ...(span && { span, line: rangeOf(span).start.line }) };
      }),
      moreNotes: notes.length - shown.length,
      kindsOfNotes: kindsOf(notes),
      steps: exportSteps(tools, to),
    };
  },
  /** How many different notes each target would have; none where that takes too long. */
  counts({ options, ...source }: CountQuestion, progress: (at: Progress) => void): Readonly<Record<string, number>> {
    const { tools, request } = read(source);
    const start = performance.now();
    const counts: Record<string, number> = {};
    for (const [index, { id: to }] of exporters.entries()) {
      counts[to] = kindsOf(exportTools(tools, { ...request, to, options: options[to] ?? {} }).notes);
      if (performance.now() - start > maxCounting) return {};
      progress({ done: index + 1, of: exporters.length });
    }
    return counts;
  },
  zip({ files }: { readonly files: readonly ExportFile[] }) {
    return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  },
};

function read({ text, tool, name, revision }: Source) {
  const document = parseDocument(text);
  const slices = tool === null ? document.tools : document.tools.filter(({ index }) => index === tool);
  const cases = casesOf(document).map((placed) => placed.case);
  return { document, slices, tools: slices.map(({ value }) => value), request: { cases, name, revision } };
}

function kindsOf(notes: readonly { readonly message: string }[]): number {
  return new Set(notes.map(({ message }) => message)).size;
}
