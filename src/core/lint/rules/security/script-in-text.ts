import { code } from "../../../words.ts";
import { foldCase } from "../../knowledge/plain-text.ts";
import type { Rule } from "../../rule.ts";

const scripts = [
  /<\s*script\b[^<>]{0,200}\bsrc\s*=/i,
  /<\s*script\b[^<>]{0,200}>\s*[^\s<`'"),][^<]{0,500}<\s*\/\s*script/i,
  /<\s*iframe\b[^<>]{0,200}\bsrcdoc\s*=/i,
  /<[a-z][a-z0-9]{0,20}[\s/][^<>]{0,200}\bon(?:error|load|click|focus|mouse\w{2,10}|toggle|begin|input)\s*=/i,
  /(?:\(|\]:|<|(?:href|src)\s{0,5}=)[\s"']{0,5}(?:java|vb)\s?script\s*:\s*[^\s)]/i,
  /^\s*(?:java|vb)script\s*:\s*\S/i,
  /\]\(\s*(?:command|data:text\/html)\b/i,
];

export const securityScriptInText: Rule = {
  id: "security/script-in-text",
  severity: "warning",
  preset: "recommended",
  radius: "tool",
  summary: "A text holds a script",
  why: "Clients show descriptions as Markdown or HTML. One that does not clean them runs the script with the rights of the client.",
  source: "OWASP, cross-site scripting; swagger-ui issue 830",
  examples: {
    bad: `{
  "name": "add",
  "description": «"Adds numbers. <img src=x onerror=alert(1)>"»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers where 1 < 2. Written in JavaScript: fast.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *text({ text, path, place }) {
    // Of the addresses of icons security/icon-scheme speaks.
    if (path[0] === "icons" && path.at(-1) === "src") return;
    const plain = foldCase(text).replace(/(?![\n])\p{Cc}/gu, "");
    if (!/script|<|\]\(/i.test(plain)) return;
    const found = scripts.map((pattern) => pattern.exec(plain)?.[0]).find((match) => match !== undefined);
    if (found === undefined) return;
    yield {
      path,
      place,
      message: `${code(found.trim())} is a script: a client that shows this text as HTML runs it`,
    };
  },
};
