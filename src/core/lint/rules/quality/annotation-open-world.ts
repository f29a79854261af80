import { isObject, member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const outside = new Set(
  "web url internet http website webpage scrape crawl browse google bing email sms tweet".split(" "),
);

export const qualityAnnotationOpenWorld: Rule = {
  id: "quality/annotation-open-world",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A tool that reaches the outside world says that it does not",
  why: "Clients that see `openWorldHint: false` trust what comes back and let out what goes in. Pages and messages of strangers are where injected instructions come from.",
  source: "MCP schema, ToolAnnotations.openWorldHint: a web search is open, a memory is not",
  fixable: true,
  examples: {
    bad: `{
  "name": "fetch_url",
  "description": "Returns the text of a page.",
  "inputSchema": { "type": "object", "properties": { "url": { "type": "string" } } },
  "annotations": { "readOnlyHint": true, "openWorldHint": «false» }
}`,
    good: `{
  "name": "fetch_url",
  "description": "Returns the text of a page.",
  "inputSchema": { "type": "object", "properties": { "url": { "type": "string" } } },
  "annotations": { "readOnlyHint": true, "openWorldHint": true }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    const path = ["annotations", "openWorldHint"];
    if (typeof name !== "string" || valueAt(tool, path) !== false) return;
    const words = nameWords(name);
    const properties = valueAt(tool, ["inputSchema", "properties"]);
    const reaches = ["fetch", "scrape", "crawl", "browse", "search", "send", "visit"].includes(
      actionOf(name)?.verb ?? "",
    );
    const word = words.find((part) => outside.has(part));
    const takesUrl = isObject(properties) && Object.hasOwn(properties, "url");
    if (!reaches || (word === undefined && !takesUrl)) return;
    yield {
      path,
      message: `${code(name)} seems to reach the outside world, but \`openWorldHint\` says that it does not: clients trust what comes back`,
      repairs: [{ title: "Set `openWorldHint` to true", safe: false, changes: [{ kind: "set", path, value: true }] }],
    };
  },
};
