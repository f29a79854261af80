import { member } from "../../../json.ts";
import { referencesOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

/** A schema with more of them was generated, and is repaired where it is. */
const maxReferences = 500;

export const schemaAnchorPortable: Rule = {
  id: "schema/anchor-portable",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "An anchor has a name that not every dialect takes",
  why: "2019-09 allows a colon but no underscore at the start, 2020-12 the other way round. A name of letters, digits, dots, hyphens and underscores that begins with a letter works in both.",
  source: "JSON Schema core 2019-09, section 8.2.3, and 2020-12, section 8.2.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { "$ref": "#_colour" } },
    "$defs": { "colour": { "$anchor": «"_colour"», "type": "string" } }
  }
}`,
    good: `{
  "name": "set_colour",
  "description": "Sets the colour.",
  "inputSchema": {
    "type": "object",
    "properties": { "colour": { "$ref": "#colour" } },
    "$defs": { "colour": { "$anchor": "colour", "type": "string" } }
  }
}`,
  },
  *schema({ schema, path, root, dialect }) {
    const name = member(schema, "$anchor");
    const own = dialect === "2019-09" ? /^[A-Za-z][-A-Za-z0-9.:_]*$/ : /^[A-Za-z_][-A-Za-z0-9._]*$/;
    if (typeof name !== "string" || (dialect !== "2019-09" && dialect !== "2020-12")) return;
    // What its own dialect refuses is an error, of which mcp/schema-valid speaks.
    if (!own.test(name) || /^[A-Za-z][-A-Za-z0-9._]*$/.test(name)) return;
    const plain = name.replace(/^_+/, "").replaceAll(":", "-");
    const at = [...path, "$anchor"];
    const references = referencesOf(root);
    const few = references.length <= maxReferences;
    const sites = few ? references.filter(({ reference }) => reference === `#${name}`) : [];
    const repairs: Repair[] =
      few && /^[A-Za-z]/.test(plain)
        ? [
            {
              title: `Rename to ${code(plain)}`,
              safe: false,
              changes: [
                { kind: "set", path: at, value: plain },
                ...sites.map(({ path: from, keyword }) => {
                  const site = [...path.slice(0, 1), ...from, keyword];
                  return { kind: "set", path: site, value: `#${plain}` } as const;
                }),
              ],
            },
          ]
        : [];
    yield {
      path: at,
      message: `${code(name)} is no valid anchor in every dialect: some validators refuse it`,
      repairs,
    };
  },
};
