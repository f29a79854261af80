import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import { argumentsOf, nameOf } from "../../knowledge/abilities.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const own = new Set([
  ...["mail", "mails", "email", "emails", "inbox", "message", "messages", "thread", "threads", "calendar", "contacts"],
  ...["file", "files", "document", "documents", "drive", "note", "notes", "secret", "secrets", "vault", "customer"],
  ...["customers", "patient", "invoice", "invoices", "repository", "database", "transcript", "transcripts"],
]);
const visits = new Set(["scrape", "crawl", "browse", "visit"]);
const sends = new Set(["send", "forward", "reply", "broadcast", "notify", "email"]);

export const securityLethalTrifecta: Rule = {
  id: "security/lethal-trifecta",
  severity: "info",
  preset: "all",
  radius: "meaning",
  summary: "One server reads private data, reads the web, and can send",
  why: "A web page can tell the model to read the private data and send it away, and nothing in the server stands in between. With one of the three on another server, users can leave it off.",
  source: "Simon Willison, the lethal trifecta (2025); Snyk agent-scan, toxic flows",
  examples: {
    bad: `[
  { "name": "read_mail", "description": "Reads mail.", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": "fetch_url", "description": "Fetches a page.", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": «"send_message"», "description": "Sends a message.", "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
    good: `[
  { "name": "read_mail", "description": "Reads mail.", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": "send_message", "description": "Sends a message.", "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
  },
  *document({ tools }) {
    const first = (test: (tool: JsonObject, words: readonly string[]) => boolean) =>
      tools.find(({ value }) => test(value, nameWords(nameOf(value))));
    const reads = (tool: JsonObject) => actionOf(nameOf(tool))?.effect === "read";
    const isPrivate = first((tool, words) => reads(tool) && words.some((word) => own.has(word)));
    const isForeign = first((tool, words) => {
      const takesUrl = argumentsOf(tool).some(({ name }) => name.toLowerCase() === "url");
      const fetches =
        words.includes("fetch") && words.some((word) => word === "url" || word === "web" || word === "page");
      return visits.has(actionOf(nameOf(tool))?.verb ?? "") || fetches || (reads(tool) && takesUrl);
    });
    const sender = first((tool) => sends.has(actionOf(nameOf(tool))?.verb ?? ""));
    if (!isPrivate || !isForeign || !sender) return;
    const [data, web] = [nameOf(isPrivate.value), nameOf(isForeign.value)];
    yield {
      path: [...sender.path, "name"],
      message: `With ${code(data)} for private data and ${code(web)} for pages that anybody writes, ${code(nameOf(sender.value))} completes a way out: a page can have the data sent away`,
    };
  },
};
