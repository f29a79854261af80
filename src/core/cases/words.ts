import type { Refusal } from "../types.ts";
import { code, say, type WordTable } from "../words.ts";

export const caseFields = ["name", "tool", "arguments", "expect", "result", "expectResult"] as const;

export type CaseCode = "no-object" | "unknown-field" | "misspelt-field" | "field-missing" | "field-wrong";

/** Why a value is no case that can be tried, in words. */
export function caseInWords(refusal: Refusal<CaseCode>): string {
  return say(words, refusal);
}

const words: WordTable<CaseCode> = {
  "no-object": (given) => `A case must be an object, not ${given}`,
  "unknown-field": (name) => `${code(name)} is no field of a case: there are ${caseFields.map(code).join(", ")}`,
  "misspelt-field": (name, meant) => `${code(name)} is no field of a case: did you mean ${code(meant)}?`,
  "field-missing": (field) => `The case lacks ${code(field)}: ${wanted(field)}`,
  "field-wrong": (field) => `${code(field)} of a case must be ${wanted(field)}`,
};

function wanted(field: string): string {
  if (field === "arguments") return "what the call gives";
  return field === "name" || field === "tool" ? "a text" : '`"valid"` or `"invalid"`';
}
