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

/** A sign of the path and an arrow between two steps, in pixels. */
const sign = 7.3;
const arrow = 21;
/** Longer steps are cut themselves. */
const maxStep = 200;
/** In less room than this, nothing of a step can be read. */
const leastRoom = 60;

/** As much of a path as can be read in some room: its middle goes first, and its end goes last. */
export function fittingSteps(steps: readonly string[], room: number): readonly string[] {
  const width = (shown: readonly string[]) =>
    shown.reduce((sum, step) => sum + Math.min(maxStep, step.length * sign), (shown.length - 1) * arrow);
  for (let max = steps.length; max > 3; max--) {
    const shown = cutInMiddle(steps, max);
    if (width(shown) <= room) return shown;
  }
  const least = cutInMiddle(steps, 3);
  if (width(least) <= room) return least;
  const end = steps.slice(-1);
  return room >= Math.min(leastRoom, width(end)) ? end : [];
}
