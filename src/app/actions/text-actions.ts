import { addTool, addToTool } from "../store/documents/add.ts";
import { openText } from "../store/documents/current.ts";
import { formatDocument } from "../store/documents/format.ts";
import type { AppState } from "../store/state.ts";
import { selectedTool } from "../store/state.ts";
import { actions as state } from "../store/store.ts";
import { AddIcon, FormatIcon, NewIcon, NextIcon, PreviousIcon, WrapIcon } from "../ui/icons.ts";
import type { Action } from "./action.ts";
import { enterDocument, goToRegion } from "./regions.ts";

/** What can be written without knowing how, and how the text is laid out. */
export const textActions = [
  { id: "add-tool", title: "Add tool", icon: AddIcon, run: () => void addTool() },
  { id: "new-blank", title: "New document", icon: NewIcon, run: newDocument },
  {
    id: "add-parameter",
    title: "Add parameter",
    icon: AddIcon,
    fact: inTool,
    unavailable: noTool,
    run: () => void addToTool("parameter"),
  },
  {
    id: "add-output",
    title: "Add output schema",
    icon: AddIcon,
    fact: inTool,
    unavailable: noTool,
    run: () => void addToTool("output"),
  },
  {
    id: "add-annotation",
    title: "Add annotation",
    icon: AddIcon,
    fact: inTool,
    unavailable: noTool,
    run: () => void addToTool("annotation"),
  },
  { id: "format", title: "Format the text", icon: FormatIcon, keys: "shift+alt+f", run: formatDocument },
  { id: "wrap", title: "Wrap long lines", icon: WrapIcon, keys: "alt+z", run: state.toggleWrap },
  { id: "next-region", title: "Go to next region", icon: NextIcon, keys: "F6", run: () => goToRegion(1) },
  {
    id: "previous-region",
    title: "Go to previous region",
    icon: PreviousIcon,
    keys: "shift+F6",
    run: () => goToRegion(-1),
  },
] as const satisfies readonly Action[];

function newDocument(): void {
  openText("untitled", "");
  enterDocument();
}

function inTool(at: AppState): string | undefined {
  const name = selectedTool(at)?.name;
  return name ? `In ${name}` : undefined;
}

function noTool(at: AppState): string | undefined {
  return selectedTool(at) ? undefined : "There is no tool yet: add one first";
}
