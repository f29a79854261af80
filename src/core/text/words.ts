import { maxDepth } from "../limits.ts";
import type { Fault } from "../types.ts";
import { code } from "../words.ts";

/** What is wrong with the text of a document, in one sentence. */
export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case "syntax":
    case "limit":
      return fault.message;
    case "comment":
      return "JSON has no comments: remove this one";
    case "trailing-comma":
      return "A comma stands before the closing bracket: remove it";
    case "duplicate-key":
      return `${code(fault.key)} stands twice in this object: some clients read the first value, others the last`;
    case "inexact-number":
      return inexactWords(fault.literal);
  }
}

/** The same for a value that somebody types: it is sent, so it cannot be described instead. */
export function valueFaultWords(fault: Fault): string {
  if (fault.kind === "limit") return `The value is nested too deep: ${maxDepth} levels are the most`;
  if (fault.kind === "inexact-number") return `${faultWords(fault)}. Write fewer digits, or send it as text`;
  if (fault.kind === "duplicate-key") return `${faultWords(fault)}. Keep one of them`;
  return faultWords(fault);
}

function inexactWords(literal: string): string {
  const read = Number(literal);
  return Number.isFinite(read)
    ? `${code(literal)} is not exact in JavaScript: clients read it as ${code(String(read))}`
    : `${code(literal)} is too large for JavaScript: clients read it as infinite`;
}
