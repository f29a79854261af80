import { isExactNumber, readValue } from "../text/index.ts";
import type { Fault, Json } from "../types.ts";
import { notANumber, unsentWords } from "./words.ts";

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
  if (!isNumber) return { kind: "unfinished", message: notANumber };
  if (!isExactNumber(trimmed)) {
    return unsent({ kind: "inexact-number", offset: 0, length: text.length, path: [], literal: trimmed });
  }
  return { kind: "value", value: Number(trimmed) };
}

/** No comments: the field shows the value that is sent, and would lose them. */
export function typedJson(text: string): Typed {
  const read = readValue(text, { comments: false, exact: true });
  return read.kind === "fault" ? unsent(read.fault) : read;
}

function unsent(fault: Fault): Typed {
  return { kind: "unfinished", message: unsentWords(fault) };
}
