import type { ComponentProps } from "react";
import { action } from "../actions/actions.ts";
import { isBlank } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** What a panel shows of a document without tools, and the way on; nothing before the document was checked. */
export function NoTools(words: Pick<ComponentProps<typeof EmptyState>, "icon" | "title" | "fact">) {
  const empty = useApp((state) => isBlank(state.text));
  const checked = useApp((state) => state.analysis !== null);
  if (!checked && !empty) return null;
  return (
    <EmptyState {...words}>
      <Button look="outlined" onClick={empty ? action("new").run : () => actions.showPanel("problems")}>
        {empty ? "New from a sample" : "See the problems"}
      </Button>
    </EmptyState>
  );
}
