import { code, count } from "../../words.ts";
import type { SavingKind } from "./shortening.ts";

interface Facts {
  readonly places: number;
  readonly key: string;
  readonly tool: string;
  readonly lost: string;
}

interface SavingText {
  readonly title: string;
  readonly effect: string;
  readonly isSafe: boolean;
}

/** What a saving does, and what it changes. */
export const savingWords: Readonly<Record<SavingKind, (facts: Facts) => SavingText>> = {
  unused: ({ places }) => ({
    title: `Remove ${count(places, "definition")} that nothing refers to`,
    effect: "no call changes",
    isSafe: true,
  }),
  titles: ({ places }) => ({
    title: `Remove ${count(places, "generated title")}`,
    effect: "no call changes",
    isSafe: true,
  }),
  empty: ({ places }) => ({
    title: `Remove ${count(places, "keyword")} without effect`,
    effect: "no call changes",
    isSafe: true,
  }),
  open: ({ places }) => ({
    title: `Remove ${code("additionalProperties: true")}, ${count(places, "time")}`,
    effect: "no call changes; some APIs close what says nothing",
    isSafe: false,
  }),
  dialect: ({ places }) => ({
    title: `Remove ${code("$schema")}, ${count(places, "time")}`,
    effect: "no call changes: the revision means the same dialect",
    isSafe: true,
  }),
  sentences: ({ places }) => ({
    title: `Say ${count(places, "sentence")} once that ${places === 1 ? "is" : "are"} repeated`,
    effect: "no call changes; a model reads it in one place",
    isSafe: true,
  }),
  cut: ({ tool, lost }) => ({
    title: `Trim the description of ${code(tool)}`,
    effect: `drops the last ${lost.length.toLocaleString("en")} characters, which every chosen client cuts: read them first`,
    isSafe: false,
  }),
  shared: ({ key, places }) => ({
    title: `Hoist ${code(key)}, repeated ${count(places, "time")}`,
    effect: "no call changes; a model reads it by name",
    isSafe: true,
  }),
};
