import type { ComponentType } from "react";
import type { PanelId } from "../store/state.ts";
import type { Topic } from "../store/workers.ts";

/** A view of the document beside the editor, about the selected tool. */
export interface Panel {
  readonly id: PanelId;
  readonly title: string;
  /** What people come for, in the words that they look for. */
  readonly about: string;
  /** The number beside the title, if there is something to count. */
  readonly useCount?: () => number | undefined;
  /** What it asks the worker about. */
  readonly topic?: Topic;
  readonly View: ComponentType;
}
