import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const address = /\b(?:https?|ftp|wss?):\/\/([^\s/?#"'<>()`[\]{}\\]{1,255})/i;

export const securityUrlInText: Rule = {
  id: "security/url-in-text",
  severity: "info",
  preset: "all",
  radius: "meaning",
  summary: "A text for the model holds a web address",
  why: "Models with a browser may fetch what they read of, and users click on it. Check that the host is yours.",
  source: "Snyk agent-scan W012",
  examples: {
    bad: `{
  "name": "add",
  "description": «"Adds numbers, as https://math.test/add says."»,
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": { "url": { "type": "string", "examples": ["https://example.com/a"] } } }
}`,
  },
  *text({ text, path, place }) {
    const key = path.at(-1);
    if (place === "key" || key === "$schema" || key === "$id" || key === "$ref" || key === "pattern") return;
    if (path.includes("icons") || path.includes("_meta")) return;
    const host = address.exec(text)?.[1]?.toLowerCase();
    if (host === undefined || isReserved(host)) return;
    yield {
      path,
      place,
      message: `This text sends readers to ${code(host)}: a model may fetch it, so check that the host is yours`,
    };
  },
};

/** Names that belong to nobody, for examples; and placeholders. */
function isReserved(host: string): boolean {
  const name = host.replace(/:\d*$/, "");
  return /(?:^|\.)(?:example\.(?:com|org|net)|example|localhost|invalid)$|^127\.|^\.|[$*…]/.test(name);
}
