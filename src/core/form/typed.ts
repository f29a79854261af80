import { isExactNumber } from "../text/index.ts";
import type { Json } from "../types.ts";

/** What typed text means for a field: a value, nothing given, or text that is no value yet. */
export type Typed =
  | { readonly kind: "value"; readonly value: Json }
  | { readonly kind: "nothing" }
  | { readonly kind: "unfinished"; readonly message: string };

/** Empty text omits: whoever means empty text says so. */
export function typedText(text: string): Typed {
  return text === "" ? { kind: "nothing" } : { kind: "value", value: text };
}

export function typedNumber(text: string): Typed {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "nothing" };
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed) && Number.isFinite(Number(trimmed));
  if (!isNumber) return { kind: "unfinished", message: "This is not a number, so nothing is sent" };
  if (!isExactNumber(trimmed)) {
    const message = `JavaScript cannot hold this number: most clients would send ${Number(trimmed)}, so nothing is sent`;
    return { kind: "unfinished", message };
  }
  return { kind: "value", value: Number(trimmed) };
}

export function typedJson(text: string): Typed {
  if (text.trim() === "") return { kind: "nothing" };
  try {
    return { kind: "value", value: JSON.parse(text) as Json };
  } catch {
    return { kind: "unfinished", message: "This is not JSON, so nothing is sent. Text needs double quotes" };
  }
}
