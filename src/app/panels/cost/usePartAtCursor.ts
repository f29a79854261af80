import { pathAt, toPointer } from "../../../core/index.ts";
import { toolAtCursor } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";

/** The innermost of some parts of the selected tool that the cursor is in. */
export function usePartAtCursor(paths: readonly string[]): string | undefined {
  const under = useApp((state) => {
    const tool = toolAtCursor(state);
    if (!tool) return undefined;
    const text = state.text.slice(tool.offset, tool.offset + tool.length);
    return toPointer(pathAt(text, state.cursor.offset - tool.offset));
  });
  if (under === undefined) return undefined;
  let found: string | undefined;
  for (const path of paths) {
    const isAround = path !== "" && (under === path || under.startsWith(`${path}/`));
    if (isAround && path.length > (found?.length ?? 0)) found = path;
  }
  return found;
}
