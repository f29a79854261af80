import type { LucideIcon } from "lucide-react";
import type { AppState } from "../store/state.ts";

/** One thing a person can do: its button, its shortcut and its row in the palette all come from here. */
export interface Action {
  readonly id: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** "mod" is Command on Apple systems and Control elsewhere. */
  readonly keys?: string;
  /** Whether the keys also work while typing in a field. Single characters never do. */
  readonly fact?: (state: AppState) => string | undefined;
  /** Why it cannot be done now. */
  readonly unavailable?: (state: AppState) => string | undefined;
  readonly run: () => void;
}
