import { isProse } from "../../../text/index.ts";
import { rewrite, textKind } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

export const securityNonNfc: Rule = {
  id: "security/non-nfc",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A text whose accents are not composed",
  why: "The same word can be written in two ways that look alike and compare as different: a model that sends back the usual one misses the name or value that the server knows.",
  source: "Unicode UAX 15; RFC 8264",
  fixable: true,
  examples: {
    bad: `{
  "name": "find_place",
  "description": «"Finds a cafe\\u0301."»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "find_place",
  "description": "Finds a café.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text(text) {
    if (!/[^\p{ASCII}\p{Script=Han}]/u.test(text.text) || text.path.at(-1) === "pattern") return;
    const composed = text.text.normalize("NFC");
    if (composed === text.text) return;
    yield {
      path: text.path,
      place: text.place,
      message: `${textKind(text)} is not in Unicode form NFC: it looks like another text that compares as different`,
      repairs: [{ title: "Compose the accents", safe: isProse(text), changes: [rewrite(text, composed)] }],
    };
  },
};
