import { outlinedTools, type ToolSummary } from "../../core/index.ts";
import { type AppState, selectedTool } from "./state.ts";

/** Longer texts are left to the worker. */
const maxOutlined = 1_000_000;
const nothingFound = { error: 0, warning: 0, info: 0, hint: 0 };

let outlined: { readonly text: string; readonly tools: readonly ToolSummary[] } = { text: "", tools: [] };

/** The tools of the document. Before its first check they are found by their brackets: the list is there with the first frame. */
export function listedTools({ analysis, text }: Pick<AppState, "analysis" | "text">): readonly ToolSummary[] {
  if (analysis) return analysis.tools;
  if (outlined.text !== text) {
    const found = text.length > maxOutlined ? [] : outlinedTools(text);
    outlined = {
      text,
      tools: found.map((tool, index) => ({ ...tool, index, path: "", counts: nothingFound, tokens: 0 })),
    };
  }
  return outlined.tools;
}

/** The selected one among them. */
export function selectedInList(state: AppState): ToolSummary | undefined {
  return selectedTool({ ...state, analysis: { tools: listedTools(state) } });
}
