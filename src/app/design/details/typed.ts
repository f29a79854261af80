import { type Json, type Typed, type TypeView, typedJson, typedNumber } from "../../../core/index.ts";

/** How a value of a type is typed into one line: text as it is, all else as JSON. */
export function typedFor(kind: TypeView["kind"], text: string): Typed {
  if (kind === "text") return text === "" ? { kind: "nothing" } : { kind: "value", value: text };
  if (kind === "integer" || kind === "number") return typedNumber(text);
  return typedJson(text);
}

export function lineOf(kind: TypeView["kind"], value: Json | undefined): string {
  if (value === undefined) return "";
  return kind === "text" && typeof value === "string" ? value : JSON.stringify(value);
}

/** A pasted list: a JSON list, one value a line, or values between commas. All texts stay texts. */
export function pastedList(text: string): readonly Json[] {
  const typed = typedJson(text);
  if (typed.kind === "value" && Array.isArray(typed.value)) return typed.value;
  const trimmed = text.trim();
  const parts = trimmed.includes("\n") ? trimmed.split(/\r?\n/) : trimmed.split(",");
  return parts.map(plain).filter((part) => part !== "");
}

/** Without the marks of a list in a document: "- open", "\"open\",". */
function plain(line: string): string {
  return line
    .trim()
    .replace(/^[-*•]\s+/, "")
    .replace(/,$/, "")
    .replace(/^(["'])(.*)\1$/, "$2")
    .trim();
}
