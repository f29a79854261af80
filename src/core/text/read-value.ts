import { isObject } from "../json.ts";
import { maxDepth } from "../limits.ts";
import type { Fault, Json, JsonObject, Position } from "../types.ts";
import { lineIndex } from "./locate.ts";
import { outline } from "./outline.ts";
import { inspect, nodeValue, parse } from "./parse.ts";
import { strictFaults } from "./strict.ts";
import { valueFaultWords } from "./words.ts";

export interface ReadOptions {
  /** Whether comments and trailing commas may stand in the text. */
  readonly comments: boolean;
  /** Whether what reading would lose is a fault: digits of a long number, the first of two equal keys. */
  readonly exact: boolean;
}

/** What a text says: a value, nothing at all, or why it cannot be read. */
export type ReadValue =
  | { readonly kind: "value"; readonly value: Json }
  | { readonly kind: "nothing" }
  | { readonly kind: "fault"; readonly fault: Fault };

/** One value as a person types it. Whether nothing is a value too is for the caller to say. */
export function readValue(text: string, { comments, exact }: ReadOptions): ReadValue {
  const { root, faults } = parse(text);
  const strict = comments ? [] : strictFaults(text);
  const [fault] = [...faults, ...strict].sort((a, b) => a.offset - b.offset);
  if (fault) return { kind: "fault", fault };
  if (!root) return { kind: "nothing" };
  const [lost] = exact ? inspect(root, text) : [];
  return lost ? { kind: "fault", fault: lost } : { kind: "value", value: nodeValue(root) };
}

/** The object that stands in a text of its own, such as a string of a document; undefined for all else. */
export function readObject(text: string): JsonObject | undefined {
  // Room for the levels around the place where it will stand.
  if (outline(text, maxDepth - 20).tooDeepAt !== undefined) return undefined;
  const read = readValue(text, { comments: true, exact: false });
  return read.kind === "value" && isObject(read.value) ? read.value : undefined;
}

/** A fault of a typed value for a person: what is wrong and where. */
export function shownFault(text: string, fault: Fault): { readonly message: string; readonly at: Position } {
  return { message: valueFaultWords(fault), at: lineIndex(text)(fault).start };
}
