import { keyCaps } from "../actions/keys.ts";

/** Keys, and what they do. */
type Hint = readonly [keys: readonly string[], words: string];

export interface Hints {
  /** Those in sight. */
  readonly shown: readonly Hint[];
  /** The rest, behind the question mark. */
  readonly others: readonly Hint[];
  /** Said instead of the question mark, where all keys are in sight. */
  readonly fact?: string;
}

const alt = keyCaps("alt")[0] ?? "Alt";
const undo: Hint = [keyCaps("mod+z"), "undo"];

/** Where the keys go: to the rows, to the filter, or to a document that has no tool yet. */
export const hints = {
  rows: {
    shown: [
      [["↑", "↓"], "move"],
      [["←", "→"], "fold"],
      [["↵"], "details"],
      [["F2"], "rename"],
      [["Tab"], "next cell"],
      [[alt, "↑↓"], "reorder"],
      [keyCaps("mod+d"), "duplicate"],
      [["Del"], "remove"],
    ],
    others: [
      [["Home", "End"], "first and last"],
      [["a…z"], "jump to a name"],
      [keyCaps("mod+f"), "filter fields"],
      [["Space"], "required on or off"],
      [["Ins"], "new field below"],
      [keyCaps("mod+enter"), "new field inside"],
      [[`${alt}←`, `${alt}→`], "out of the object, into the one above"],
      [[...keyCaps("mod+c"), ...keyCaps("mod+x").slice(-1), ...keyCaps("mod+v").slice(-1)], "copy, cut, paste as JSON"],
      [["F8"], "next problem"],
      [keyCaps("shift+F10"), "menu of the row"],
      [["Esc"], "from a cell back to its row"],
      undo,
    ],
  },
  filter: {
    shown: [
      [keyCaps("mod+f"), "filter"],
      [["↵"], "next match"],
      [["↓"], "to the rows"],
      [["Esc"], "clear"],
    ],
    others: [],
    fact: "Parents of a match stay in sight",
  },
  empty: {
    shown: [
      [["Ins"], "add tool"],
      [keyCaps("mod+v"), "paste a file or an example"],
    ],
    others: [
      [keyCaps("mod+o"), "open a file"],
      [keyCaps("alt+n"), "new from a sample"],
      [keyCaps("mod+k"), "all commands"],
      undo,
    ],
  },
} as const satisfies Readonly<Record<string, Hints>>;
