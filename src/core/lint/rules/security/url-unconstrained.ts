import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { argumentsOf, isFreeText } from "../../knowledge/abilities.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const names = new Set([
  ...["url", "uri", "host", "endpoint", "target url", "base url", "page url", "file url", "image url", "webhook url"],
  ...["callback url", "source url", "feed url", "api url", "remote url", "download url", "link"],
]);

export const securityUrlUnconstrained: Rule = {
  id: "security/url-unconstrained",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "A tool takes any address and does not say that it reaches out",
  why: "The server may be able to reach machines that the user cannot, such as the metadata service of its cloud. Restrict the scheme and the host, or say openWorldHint: true so that clients ask.",
  source: "OWASP, server-side request forgery; MCP security best practices",
  examples: {
    bad: `{
  "name": "read_feed",
  "description": "Reads a feed.",
  "inputSchema": { "type": "object", "properties": { «"url"»: { "type": "string", "format": "uri" } } }
}`,
    good: `{
  "name": "read_feed",
  "description": "Reads a feed.",
  "inputSchema": {
    "type": "object",
    "properties": { "url": { "type": "string", "pattern": "^https://feeds[.]example[.]com/" } }
  }
}`,
  },
  *tool(tool) {
    if (member(member(tool, "annotations"), "openWorldHint") === true) return;
    for (const parameter of argumentsOf(tool)) {
      if (!names.has(nameWords(parameter.name).join(" ")) || !isFreeText(parameter)) continue;
      yield {
        path: parameter.path,
        place: "key",
        message: `${code(parameter.name)} takes any address: the server may reach machines that the user cannot`,
      };
    }
  },
};
