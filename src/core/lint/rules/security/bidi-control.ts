import { hiddenIn, hiddenNames, isProse, without } from "../../../text/index.ts";
import { count } from "../../../words.ts";
import { rewrite, textKind } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

/** They do nothing in text that runs left to right. */
const idle = new Set([0x200e, 0x202a, 0x202c, 0x2066, 0x2068, 0x2069]);

export const securityBidiControl: Rule = {
  id: "security/bidi-control",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "Characters that show a text in another order than it has",
  why: "A reviewer reads the letters in the order of the screen, a model in the order of the text. What looks harmless to one is an instruction to the other.",
  source: "Trojan Source, CVE-2021-42574; Unicode UAX 9",
  fixable: true,
  examples: {
    bad: `{
  "name": "open_file",
  "description": «"Opens safe\\u202egpj.exe"»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "open_file",
  "description": "Opens a file. עברית\\u200f!",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text(text) {
    const found = hiddenIn(text, "bidi");
    if (found.length === 0) return;
    const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
    yield {
      path: text.path,
      place: text.place,
      message: `${textKind(text)} has ${hiddenNames(found)}: a reviewer sees another order of letters than a model reads`,
      repairs: [
        {
          title: `Remove ${count(found.length, "direction mark")}`,
          safe: isProse(text) && !rightToLeft.test(text.text) && found.every(({ code }) => idle.has(code)),
          changes: [rewrite(text, without(text.text, found))],
        },
      ],
    };
  },
};
