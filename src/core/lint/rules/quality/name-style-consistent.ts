import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { inStyle, nameStyles, stylesOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNameStyleConsistent: Rule = {
  id: "quality/name-style-consistent",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "The names of one list are written in different styles",
  why: "A model that has read twenty names of one style writes the next one in that style too. The odd one out is then called by a name that does not exist.",
  source: "superintelligenceco/mcp-lint, naming/inconsistent-style",
  fixable: true,
  examples: {
    bad: `[
  { "name": "get_user", "description": "Returns one user.", "inputSchema": { "type": "object" } },
  { "name": «"listOrders"», "description": "Lists orders of a user.", "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "get_user", "description": "Returns one user.", "inputSchema": { "type": "object" } },
  { "name": "list_orders", "description": "Lists orders of a user.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }, { settings }) {
    // Whoever asks for one style hears of every other name already.
    if ((settings.rules["quality/name-style"] ?? "off") !== "off") return;
    const named = tools.flatMap(({ value, path }) => {
      const name = member(value, "name");
      return typeof name === "string" && /^[\w.-]+$/.test(name) ? [{ name, path: [...path, "name"] }] : [];
    });
    const taken = new Set(named.map(({ name }) => name));
    // One word in lower case fits most styles and stands for none.
    const clear = named.map(({ name }) => stylesOf(name)).filter((styles) => styles.length === 1);
    const votes = nameStyles.map((style) => clear.filter(([only]) => only === style).length);
    const max = Math.max(...votes);
    const style = clear.flat().find((candidate) => votes[nameStyles.indexOf(candidate)] === max);
    if (!style || max < named.length / 2) return;
    for (const { name, path } of named) {
      if (stylesOf(name).includes(style)) continue;
      const better = inStyle(name, style);
      yield {
        path,
        message: `${code(name)} is not ${style} as most names in this list are: a model may call it in their style`,
        repairs: taken.has(better)
          ? []
          : [{ title: `Rename it to ${code(better)}`, safe: false, changes: [{ kind: "set", path, value: better }] }],
      };
    }
  },
};
