import { code } from "../../../words.ts";
import { foldCase } from "../../knowledge/plain-text.ts";
import { rewrite } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

export const securityHomoglyphName: Rule = {
  id: "security/homoglyph-name",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A name mixes Latin letters with look-alikes of other scripts",
  why: "Two names that look the same are two names: one can pose as the other, and a call with the letters that everybody types never arrives.",
  source: "Unicode UTS 39, confusable detection",
  fixable: true,
  examples: {
    bad: `{
  "name": "read_file",
  "description": "Reads a file.",
  "inputSchema": { "type": "object", "properties": { «"p\\u0430th"»: { "type": "string" } } }
}`,
    good: `{
  "name": "read_file",
  "description": "Reads a file.",
  "inputSchema": { "type": "object", "properties": { "path": { "type": "string" }, "путь": { "type": "string" } } }
}`,
  },
  *text(text) {
    const isName = text.place === "key" ? text.path.at(-2) === "properties" : text.path.join() === "name";
    if (!isName || !/\P{ASCII}/u.test(text.text) || !/[A-Za-z]/.test(text.text)) return;
    const strange = text.text.match(/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\uff21-\uff5a]/gu) ?? [];
    const latin = foldCase(text.text);
    if (strange.length === 0 || /\P{ASCII}/u.test(latin)) return;
    const shown = [...new Set(strange)].slice(0, 3).map((letter) => `${code(letter)} (${codePoint(letter)})`);
    yield {
      path: text.path,
      place: text.place,
      message: `The name looks like ${code(latin)} but has ${shown.join(", ")}: a call by the usual letters never arrives`,
      repairs: [{ title: `Rename it to ${code(latin)}`, safe: false, changes: [rewrite(text, latin)] }],
    };
  },
};

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
