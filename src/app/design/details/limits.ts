import type { TypeView } from "../../../core/index.ts";

/** One limit of a type as a field of the detail. */
export interface Limit {
  readonly keyword: string;
  readonly label: string;
  /** A count is a whole number from 0 on. */
  readonly takes: "count" | "number" | "text";
  readonly wide?: boolean;
}

const numbers: readonly Limit[] = [
  { keyword: "minimum", label: "Minimum", takes: "number" },
  { keyword: "maximum", label: "Maximum", takes: "number" },
  { keyword: "exclusiveMinimum", label: "Above", takes: "number" },
  { keyword: "exclusiveMaximum", label: "Below", takes: "number" },
  { keyword: "multipleOf", label: "Multiple of", takes: "number" },
];
const items: readonly Limit[] = [
  { keyword: "minItems", label: "Min items", takes: "count" },
  { keyword: "maxItems", label: "Max items", takes: "count" },
];
const members: readonly Limit[] = [
  { keyword: "minProperties", label: "Min names", takes: "count" },
  { keyword: "maxProperties", label: "Max names", takes: "count" },
];

/** In the order in which a person asks for them. */
export const limitsOf: Readonly<Partial<Record<TypeView["kind"], readonly Limit[]>>> = {
  text: [
    { keyword: "minLength", label: "Min characters", takes: "count" },
    { keyword: "maxLength", label: "Max characters", takes: "count" },
    { keyword: "pattern", label: "Pattern", takes: "text", wide: true },
  ],
  integer: numbers,
  number: numbers,
  list: items,
  tuple: items,
  object: members,
  map: members,
  tag: members,
};

/** Keywords that the detail has a place for, besides the limits: they are no "other keywords" there. */
const alwaysShown = ["examples", "deprecated", "default", "title"];
const shownBy: Readonly<Partial<Record<TypeView["kind"], readonly string[]>>> = {
  text: ["format"],
  list: ["uniqueItems"],
  tuple: ["uniqueItems"],
  object: ["additionalProperties"],
  tag: ["additionalProperties"],
};

export function shownInDetail(kind: TypeView["kind"]): ReadonlySet<string> {
  const limits = (limitsOf[kind] ?? []).map(({ keyword }) => keyword);
  return new Set([...alwaysShown, ...limits, ...(shownBy[kind] ?? [])]);
}
