import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const suffix = /(?:[_-](?:v\d{1,2}|old|new|legacy|deprecated)|(?<=[a-z])V\d{1,2})$/;

export const qualityNameVersionSuffix: Rule = {
  id: "quality/name-version-suffix",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A tool name ends in a version",
  why: "A model cannot know which of two versions to call, and prompts that name the tool break at the next one. The server's version is the place for it.",
  source: "MCP specification, Implementation.version: versions belong to servers, tools have none",
  fixable: true,
  examples: {
    bad: '{ "name": «"get_user_v2"», "description": "Returns one user by id.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } }',
  },
  *document({ tools }) {
    const names = tools.map(({ value }) => member(value, "name"));
    const taken = new Set(names);
    for (const [index, { path }] of tools.entries()) {
      const name = names[index];
      if (typeof name !== "string" || !suffix.test(name)) continue;
      const bare = name.replace(suffix, "");
      const here = [...path, "name"];
      yield {
        path: here,
        message: taken.has(bare)
          ? `${code(name)} stands beside ${code(bare)}: a model cannot tell which of the two to call`
          : `${code(name)} ends in a version: prompts that name the tool break with the next one`,
        repairs: taken.has(bare)
          ? []
          : [{ title: `Rename it to ${code(bare)}`, safe: false, changes: [{ kind: "set", path: here, value: bare }] }],
      };
    }
  },
};
