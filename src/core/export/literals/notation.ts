import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import { type Code, trusted } from "../code.ts";

/** How a language writes the values of JSON. Brackets are those of JSON in all of ours. */
export interface Notation {
  scalar(value: null | boolean | number | string): string;
  /** A key with all that stands between it and its value. */
  key(name: string): string;
  /** Between the bracket of an object and what it holds, on one line. */
  readonly padding: "" | " ";
  readonly trailingComma: boolean;
  /** What is shorter stands on one line. */
  readonly width: number;
}

/** A value in the notation. Depth is limited before anything is exported. */
export function writeValue(value: Json, notation: Notation): Code {
  return trusted(written(value, notation, "\n"));
}

function written(value: Json, notation: Notation, line: string): string {
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => written(item, notation, `${line}  `));
    return bracketed(items, ["[", "]"], "", notation, line);
  }
  if (!isObject(value)) return notation.scalar(value as null | boolean | number | string);
  const members = Object.entries(value).map(
    ([name, inner]) => notation.key(name) + written(inner, notation, `${line}  `),
  );
  return bracketed(members, ["{", "}"], notation.padding, notation, line);
}

function bracketed(
  items: readonly string[],
  [open, close]: readonly [string, string],
  padding: string,
  { width, trailingComma }: Notation,
  line: string,
): string {
  if (items.length === 0) return open + close;
  const length = items.reduce((sum, item) => sum + item.length + 2, line.length);
  if (length <= width && !items.some((item) => item.includes("\n"))) {
    return `${open}${padding}${items.join(", ")}${padding}${close}`;
  }
  const inner = `${line}  `;
  return `${open}${inner}${items.join(`,${inner}`)}${trailingComma ? "," : ""}${line}${close}`;
}
