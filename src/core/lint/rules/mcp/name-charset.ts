import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const others = /[^A-Za-z0-9_.-]/gu;

export const nameCharset: Rule = {
  id: "mcp/name-charset",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A tool name has characters that not every client takes",
  why: "The specification asks for these characters only. Model APIs refuse a whole request for one name with others, and clients that rewrite the name make their own mistakes.",
  source: "MCP specification, server/tools, Tool Names",
  fixable: true,
  examples: {
    bad: '{ "name": «"user/profile get"», "inputSchema": { "type": "object", "additionalProperties": false } }',
    good: '{ "name": "user_profile_get", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string" || name.trim() === "") return;
    const found = [...new Set(name.match(others) ?? [])];
    if (found.length === 0) return;
    const shown = found.slice(0, 5).map((character) => (character === " " ? "a space" : code(character)));
    const more = found.length > shown.length ? " and more" : "";
    const plain = plainly(name);
    yield {
      path: ["name"],
      message: `The name has ${shown.join(", ")}${more}: only letters A to Z, digits, \`_\`, \`-\` and \`.\` are safe in every client`,
      repairs: plain
        ? [
            {
              title: `Rename it to ${code(plain)}`,
              safe: false,
              changes: [{ kind: "set", path: ["name"], value: plain }],
            },
          ]
        : [],
    };
  },
};

/** Letters without their accents, all else as `_`; empty if nothing that can be read is left. */
function plainly(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
  const plain = bare.replace(/[^A-Za-z0-9_.-]+/gu, "_").replace(/^_+|_+$/g, "");
  return /[A-Za-z0-9]/.test(plain) ? plain : "";
}
