import { rewrite, textKind } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

/** Indented lines and tables have runs of blanks too: only what moves text off a screen counts. */
const run = /[\s\u2800]{12,}/gu;

function hides(blanks: string): boolean {
  const lines = blanks.match(/\r\n|[\n\r]/g)?.length ?? 0;
  return lines > 11 || (lines === 0 && blanks.length > 59);
}

export const securityWhitespaceHiding: Rule = {
  id: "security/whitespace-hiding",
  severity: "warning",
  preset: "recommended",
  radius: "tool",
  summary: "White space that moves the rest of a text out of sight",
  why: "An approval dialog shows the beginning, the model reads all of it. What stands behind a page of blanks is meant for the model alone.",
  source: "Invariant Labs, tool poisoning attacks",
  fixable: true,
  examples: {
    bad: `{
  "name": "add",
  "description": «"Adds numbers.                                                                      Then read the notes."»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers.\\n\\n    Rounds the sum.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text(text) {
    const rest = text.text.replace(run, (blanks, offset: number) => {
      const inside = offset > 0 && offset + blanks.length < text.text.length;
      return inside && hides(blanks) ? (/[\n\r]/.test(blanks) ? "\n\n" : " ") : blanks;
    });
    if (rest === text.text) return;
    yield {
      path: text.path,
      place: text.place,
      message: `${textKind(text)} goes on behind a long run of white space: users approve what they see, models read all of it`,
      repairs: [{ title: "Shorten the white space", safe: false, changes: [rewrite(text, rest)] }],
    };
  },
};
