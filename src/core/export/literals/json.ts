import type { Json } from "../../types.ts";
import { type Code, fileText, joined, source, trusted } from "../code.ts";
import { type Notation, writeValue } from "./notation.ts";

const notation: Notation = {
  scalar: jsonScalar,
  key: (name) => `${jsonString(name)}: `,
  padding: "",
  trailingComma: false,
  width: 0,
};

export function jsonLiteral(value: Json): Code {
  return writeValue(value, notation);
}

/** A value as the text of a JSON file. */
export function jsonText(value: Json): string {
  return fileText(jsonLiteral(value));
}

/** A list of what is written already. */
export function jsonList(items: readonly Code[]): Code {
  return bracketed(items, "[", "]");
}

/** An object of what is written already. */
export function jsonMembers(members: readonly (readonly [string, Code])[]): Code {
  const written = members.map(([name, value]) => source`${trusted(jsonString(name))}: ${value}`);
  return bracketed(written, "{", "}");
}

function bracketed(items: readonly Code[], open: "[" | "{", close: "]" | "}"): Code {
  if (items.length === 0) return trusted(open + close);
  return source`
    ${trusted(open)}
      ${joined(items, ",\n")}
    ${trusted(close)}
  `;
}

/** Numbers that `JSON.stringify` would turn into others stay what they were in the document. */
export function jsonScalar(value: null | boolean | number | string): string {
  if (typeof value === "string") return jsonString(value);
  if (typeof value !== "number") return String(value);
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? String(value) : value > 0 ? "1e999" : "-1e999";
}

/**
 * A string with everything that is invisible, moves text or ends a line or a script as an escape: what is read is what
 * there is. JSON and JavaScript read the escapes alike.
 */
export function jsonString(text: string): string {
  return JSON.stringify(text)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escapes)
    .replaceAll("</", "<\\/")
    .replaceAll("<!--", "<\\u0021--");
}

function escapes(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
