import { hiddenIn, hiddenNames, isProse, spelled, without } from "../../../text/index.ts";
import { code, count } from "../../../words.ts";
import { rewrite, textKind } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

/** They take the place of a letter, so the text looks different without them. */
const blanks = new Set([0x115f, 0x1160, 0x2800, 0x3164, 0xffa0]);

export const securityInvisibleUnicode: Rule = {
  id: "security/invisible-unicode",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "Characters that nobody sees and every model reads",
  why: "Reviewers approve the text they see. Models read the characters in between, and whole instructions can be spelled in them; in a key or a value they make two names that look the same.",
  source: "Unicode TR36 and UTS 39; SAFE-MCP SAFE-T1001",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_orders",
  "description": «"Returns\\u200b orders."»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "get_orders",
  "description": "Returns orders 👩‍💻, in Persian: می‌خواهم.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text(text) {
    const found = hiddenIn(text, "invisible");
    if (found.length === 0) return;
    const secret = spelled(found);
    yield {
      path: text.path,
      place: text.place,
      message: `${textKind(text)} hides ${hiddenNames(found)}${secret && `, which spells ${code(secret)}`}: models read what no reviewer sees`,
      repairs: [
        {
          title: `Remove ${count(found.length, "invisible character")}`,
          safe: isProse(text) && !found.some(({ code }) => blanks.has(code)),
          changes: [rewrite(text, without(text.text, found))],
        },
      ],
    };
  },
};
