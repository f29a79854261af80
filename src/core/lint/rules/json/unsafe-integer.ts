import { faultWords } from "../../../text/index.ts";
import type { Json, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const unsafeInteger: Rule = {
  id: "json/unsafe-integer",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A number that JavaScript cannot hold",
  why: "JavaScript reads every number as a double, which is exact only up to 2^53 - 1. Clients written in it work with another number than the one you wrote. For long identifiers, take strings.",
  source: "RFC 8259, section 6; IEEE 754 double precision",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "maximum": «9007199254740993» } },
    "additionalProperties": false
  }
}`,
    good: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "maximum": 9007199254740991 } },
    "additionalProperties": false
  }
}`,
  },
  *fault(fault) {
    if (fault.kind !== "inexact-number") return;
    const { path, literal } = fault;
    const read = Number(literal);
    const written = JSON.stringify(nearby(path, literal, read));
    yield {
      path,
      span: fault,
      message: faultWords(fault),
      repairs: [
        {
          title: `Write ${code(written)}`,
          safe: false,
          changes: [{ kind: "text", offset: fault.offset, length: fault.length, text: written }],
        },
      ],
    };
  },
};

/** A limit can be any number near by; of other whole numbers every digit counts. */
function nearby(path: Path, literal: string, read: number): Json {
  if (Math.abs(read) <= Number.MAX_SAFE_INTEGER) return read;
  const isLimit = /^(exclusive)?(minimum|maximum)$/i.test(String(path.at(-1)));
  return isLimit ? Number.MAX_SAFE_INTEGER * Math.sign(read) : literal;
}
