import type { ClipboardEvent } from "react";
import type { Path } from "../../core/index.ts";
import type { ShownPage } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { copyRow, pastedFrom, pasteGoal } from "./clipboard.ts";
import { lockedBecause } from "./Head.tsx";
import type { Item } from "./items.ts";
import { isText } from "./useKeyQueue.ts";

export interface ClipboardOptions {
  readonly shown: ShownPage;
  readonly isLocked: boolean;
  readonly itemOf: (target: EventTarget | null) => Item | undefined;
  /** What is no schema may be an example: what it tells is shown first. */
  readonly onExample: (path: Path, text: string) => void;
}

/** Rows are copied as the JSON that they are, and pasted JSON becomes fields. In a field of text the keys are the field's. */
export function clipboardEvents({ shown, isLocked, itemOf, onExample }: ClipboardOptions) {
  const own = ({ target }: ClipboardEvent): Item | undefined => {
    const isSelected = (getSelection()?.toString() ?? "") !== "";
    return isText(target as Element) || isSelected ? undefined : itemOf(target);
  };

  const copy = (event: ClipboardEvent): Item | undefined => {
    const item = own(event);
    if (item?.kind !== "row" || !copyRow(item.row, shown, event.clipboardData)) return undefined;
    event.preventDefault();
    return item;
  };

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      const item = copy(event);
      if (item?.kind !== "row") return;
      if (isLocked) designActions.say(lockedBecause, true);
      else void designActions.edit({ verb: "delete", path: item.row.path });
    },
    onPaste(event: ClipboardEvent) {
      const item = own(event);
      if (!item || event.clipboardData.files.length > 0) return;
      event.preventDefault();
      const goal = pasteGoal(item);
      const pasted = pastedFrom(event.clipboardData);
      if (isLocked) return designActions.say(lockedBecause, true);
      if (pasted.kind === "nothing") return designActions.say("Nothing to paste: the clipboard holds no text", true);
      if (!goal) return designActions.say("No fields can stand here", true);
      if (pasted.kind === "example") onExample(goal.path, pasted.text);
      else void designActions.edit({ verb: "paste", ...goal, fields: pasted.fields });
    },
  };
}
