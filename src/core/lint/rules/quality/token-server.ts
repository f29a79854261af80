import { member } from "../../../json.ts";
import { code, plural } from "../../../words.ts";
import { promptTokens } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

/** Five in a hundred of a window of 200,000. */
const maxTokens = 10_000;

export const qualityTokenServer: Rule = {
  id: "quality/token-server",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "The tools of a list cost more than 10,000 tokens",
  why: "Before a user has said a word, that much of the window is taken, for every server that is switched on. Clients then load tools on demand or drop some, and a model finds the right one less often.",
  source: "MCP documentation, client best practices: progressive discovery from 1 to 5 % of the window",
  examples: {
    bad: `{ «"tools"»: [
  { "name": "fill_form", "description": "Fills in a form of the office.", "inputSchema": { "type": "object", "description": "${"A part of the form that has a name of its own. ".repeat(440).trim()}" } },
  { "name": "read_form", "description": "Reads a form of the office.", "inputSchema": { "type": "object", "description": "${"A part of the form that has a name of its own. ".repeat(430).trim()}" } }
] }`,
    good: '{ "tools": [{ "name": "fill_form", "description": "Fills in a form of the office.", "inputSchema": { "type": "object" } }] }',
  },
  *document({ tools }) {
    const [first] = tools;
    // One tool alone is what quality/token-tool speaks of.
    if (!first || tools.length < 2) return;
    const sizes = tools.map(({ value }) => ({ name: member(value, "name"), size: promptTokens(value) }));
    const tokens = sizes.reduce((sum, { size }) => sum + size, 0);
    if (tokens <= maxTokens) return;
    const largest = sizes
      .toSorted((a, b) => b.size - a.size)
      .slice(0, 3)
      .flatMap(({ name }) => (typeof name === "string" ? [code(name)] : []));
    yield {
      path: first.path.slice(0, -1),
      message: `These ${tools.length} tools cost about ${(Math.round(tokens / 1_000) * 1_000).toLocaleString("en-US")} tokens in every request: little room is left for the task. The largest ${plural(largest.length, "is", "are")} ${largest.join(", ")}`,
    };
  },
};
