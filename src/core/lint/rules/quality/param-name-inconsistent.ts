import { isObject, member } from "../../../json.ts";
import type { Path } from "../../../types.ts";
import { code, count } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

/** Short forms of words that servers write in full elsewhere. */
const longForms: Readonly<Record<string, string>> = {
  ...{ repo: "repository", org: "organization", organisation: "organization", dir: "directory" },
  ...{ db: "database", msg: "message", lang: "language", num: "number", config: "configuration" },
  ...{ img: "image", doc: "document", docs: "documents", addr: "address", qty: "quantity", pwd: "password" },
  ...{ lat: "latitude", lng: "longitude", lon: "longitude", max: "maximum", min: "minimum" },
};

export const qualityParamNameInconsistent: Rule = {
  id: "quality/param-name-inconsistent",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "The same parameter has different names in different tools",
  why: "A model that used `repo` in one call writes `repo` in the next one, and the tool that wants `repository` refuses it.",
  source: "Anthropic, Writing effective tools for agents; Google MCP Toolbox style guide",
  examples: {
    bad: `[
  {
    "name": "list_issues",
    "description": "Lists the open issues of a repository.",
    "inputSchema": { "type": "object", "properties": { "repo": { "type": "string", "description": "Such as acme/site" } } }
  },
  {
    "name": "list_tags",
    "description": "Lists the tags of a repository.",
    "inputSchema": { "type": "object", "properties": { "repo": { "type": "string", "description": "Such as acme/site" } } }
  },
  {
    "name": "list_branches",
    "description": "Lists the branches of a repository.",
    "inputSchema": { "type": "object", "properties": { «"repository"»: { "type": "string", "description": "Such as acme/site" } } }
  }
]`,
    good: `[
  {
    "name": "list_issues",
    "description": "Lists the open issues of a repository.",
    "inputSchema": { "type": "object", "properties": { "repo": { "type": "string", "description": "Such as acme/site" } } }
  },
  {
    "name": "list_branches",
    "description": "Lists the branches of a repository.",
    "inputSchema": { "type": "object", "properties": { "repo": { "type": "string", "description": "Such as acme/site" } } }
  }
]`,
  },
  *document({ tools }) {
    const concepts = new Map<string, Map<string, Path[]>>();
    const apart = new Set<string>();
    for (const { value, path } of tools) {
      const properties = member(member(value, "inputSchema"), "properties");
      if (!isObject(properties)) continue;
      const here = new Set<string>();
      for (const name of Object.keys(properties)) {
        const concept = nameWords(name)
          .map((word) => (Object.hasOwn(longForms, word) ? longForms[word] : word))
          .join(" ");
        // A tool that has both means two things by them.
        if (here.has(concept)) apart.add(concept);
        here.add(concept);
        const names = concepts.get(concept) ?? new Map<string, Path[]>();
        concepts.set(concept, names);
        const places = names.get(name) ?? [];
        names.set(name, places);
        places.push([...path, "inputSchema", "properties", name]);
      }
    }
    for (const [concept, names] of concepts) {
      if (apart.has(concept)) continue;
      const [[main, max] = ["", []], ...others] = [...names].toSorted(([, a], [, b]) => b.length - a.length);
      for (const [name, [first]] of others) {
        if (!first) continue;
        yield {
          path: first,
          place: "key",
          message: `${code(name)} is called ${code(main)} in ${count(max.length, "other tool")}: a model mixes the two up`,
        };
      }
    }
  },
};
