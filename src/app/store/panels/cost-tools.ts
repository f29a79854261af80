import type { Analysis } from "../../../core/index.ts";
import { isBlank } from "../state.ts";
import { store } from "../store.ts";

/** A tool of the document with its text. */
export interface CostTool {
  readonly index: number;
  readonly name: string | null;
  readonly offset: number;
  readonly text: string;
}

let read: { readonly analysis: Analysis; readonly tools: readonly CostTool[] } | undefined;

/** The tools of the text that was checked last; undefined where it cannot be read, so that those before stay. */
export function toolsNow(): readonly CostTool[] | undefined {
  const { analysis, text } = store.getState();
  if (!analysis) return undefined;
  if (read?.analysis === analysis) return read.tools;
  const isUnparsed = analysis.diagnostics.some(({ rule }) => rule === "json/syntax");
  if (analysis.tools.length === 0 && isUnparsed && !isBlank(text)) return undefined;
  const tools = analysis.tools.map(({ index, name, offset, length }) => ({
    ...{ index, name, offset, text: text.slice(offset, offset + length) },
  }));
  read = { analysis, tools };
  return tools;
}
