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
} from "../../../core/index.ts";
import type { Progress } from "../topics.ts";

/** More notes than this nobody reads one by one. */
const mostNotes = 500;

export interface ExportQuestion {
  readonly text: string;
  /** The place of one tool in the list; null for all. */
  readonly tool: number | null;
  readonly to: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  readonly revision: string;
}

export const questions = {
  targets() {
    return exporters.map(({ id, title, group, language, summary, options = [] }) => ({
      ...{ id, title, group, language, summary, options },
    }));
  },
  export({ text, tool, to, options, name, revision }: ExportQuestion, progress: (at: Progress) => void) {
    const document = parseDocument(text);
    const slices = tool === null ? document.tools : document.tools.filter(({ index }) => index === tool);
    progress({ done: 0, of: slices.length });
    const tools = slices.map(({ value }) => value);
    const cases = casesOf(document).map((placed) => placed.case);
    const request = { to, options, cases, name, revision };
    const { files, notes, refused } = exportTools(tools, request);
    progress({ done: slices.length, of: slices.length });
    const shown = notes.slice(0, mostNotes);
    const places = notePlaces(document, shown);
    const rangeOf = lineIndex(text);
    const faults = [...document.faults, ...slices.flatMap((slice) => slice.faults)];
    return {
      files,
      /** Some of the text cannot be read as it stands. */
      isBroken: !document.balanced || isUnreadable(faults),
      refused: refused ?? null,
      tools: tools.length,
      notes: shown.map((note, index) => {
        const span = places[index];
        return { ...note, ...(span && { span, line: rangeOf(span).start.line }) };
      }),
      moreNotes: notes.length - shown.length,
      steps: exportSteps(tools, to),
    };
  },
  zip({ files }: { readonly files: readonly ExportFile[] }) {
    return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  },
};
