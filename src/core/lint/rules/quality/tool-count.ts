import type { Rule } from "../../rule.ts";

export const qualityToolCount: Rule = {
  id: "quality/tool-count",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A list has more tools than a model chooses well from",
  why: "With more than about forty tools models pick wrong ones more often, and a user has other servers too. Above 128, model APIs refuse the request or clients leave tools out.",
  source: "MCP Toolbox style guide; getsentry/sentry-mcp#336; OpenAI API, at most 128 tools",
  examples: {
    bad: `{ «"tools"»: [${numbered(41)}] }`,
    good: `{ "tools": [${numbered(8)}] }`,
  },
  *document({ tools }, { settings }) {
    const [first] = tools;
    if (!first || tools.length <= 20) return;
    const path = first.path.slice(0, -1);
    if (tools.length > 128) {
      yield {
        path,
        message: `The list has ${tools.length} tools: OpenAI takes 128 in a request, and clients leave out the rest`,
      };
    } else if (settings.preset === "recommended") {
      return;
    } else if (tools.length > 40) {
      yield {
        path,
        radius: "meaning",
        message: `The list has ${tools.length} tools: from more than 40 models pick the wrong one more often`,
      };
    } else if (settings.preset === "all") {
      yield {
        path,
        radius: "meaning",
        severity: "hint",
        message: `The list has ${tools.length} tools: beside other servers, 20 is what a model still chooses well from`,
      };
    }
  },
};

function numbered(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const name = `read_shelf_${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
    return `{ "name": "${name}", "description": "Reads the books of shelf ${index + 1} by title.", "inputSchema": { "type": "object" } }`;
  }).join(",");
}
