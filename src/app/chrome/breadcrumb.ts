import { pathAt, visible } from "../../core/index.ts";
import { type AppState, toolAtCursor } from "../store/state.ts";
import { toolTitle } from "../tool-title.ts";

/** The tool's name and the keys down to the cursor. Only the tool's own text is read, so a large document costs nothing. */
export function breadcrumb(state: AppState): readonly string[] {
  const tool = toolAtCursor(state);
  if (!tool) return [];
  const text = state.text.slice(tool.offset, tool.offset + tool.length);
  const path = pathAt(text, state.cursor.offset - tool.offset);
  return [toolTitle(tool.name), ...path.map((key) => visible(String(key)))];
}

/** At most so many steps: the tool stays, the nearest stay, and what is between them is one step that says so. */
export function cutInMiddle(steps: readonly string[], max: number): readonly string[] {
  const [first, ...rest] = steps;
  if (first === undefined || steps.length <= max) return steps;
  return [first, "…", ...rest.slice(-Math.max(1, max - 2))];
}
