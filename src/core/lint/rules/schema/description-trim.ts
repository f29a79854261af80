import { member } from "../../../json.ts";
import type { JsonObject, Path } from "../../../types.ts";
import type { Finding, Rule } from "../../rule.ts";

export const schemaDescriptionTrim: Rule = {
  id: "schema/description-trim",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A description has blanks around it or the indent of its source",
  why: "Blanks at the ends and the indent of a docstring reach every model as tokens that say nothing.",
  source: "PEP 257, handling docstring indentation",
  fixable: true,
  examples: {
    bad: `{
  "name": "greet",
  "description": «" Greets somebody.\\n"»,
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "description": «"Who it is.\\n      Any name will do."» } }
  }
}`,
    good: `{
  "name": "greet",
  "description": "Greets somebody.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "description": "Who it is.\\nAny name will do." } }
  }
}`,
  },
  *tool(tool) {
    yield* check(tool, []);
  },
  *schema({ schema, path }) {
    yield* check(schema, path);
  },
};

function* check(holder: JsonObject, path: Path): Generator<Finding> {
  const text = member(holder, "description");
  if (typeof text !== "string" || !/^\s|\s$|\n\s/.test(text) || text.trim() === "") return;
  const better = tidy(text);
  if (better === text) return;
  const at = [...path, "description"];
  yield {
    path: at,
    message:
      text.trim() === text
        ? "The lines carry the indent of their source: it costs tokens and says nothing"
        : "There are blanks at the ends of the description: they cost tokens and say nothing",
    repairs: [{ title: "Remove the blanks", safe: true, changes: [{ kind: "set", path: at, value: better }] }],
  };
}

/** Without blanks at the ends, and without the indent that all lines after the first have in common. */
function tidy(text: string): string {
  const [first = "", ...lines] = text.replace(/\s+$/u, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  const [shortest = ""] = indents.toSorted((a, b) => a.length - b.length);
  const common = indents.every((indent) => indent.startsWith(shortest)) && shortest.length > 1 ? shortest.length : 0;
  return [first, ...lines.map((line) => line.slice(common))].join("\n").trim();
}
