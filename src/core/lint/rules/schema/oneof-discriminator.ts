import { member } from "../../../json.ts";
import { branchesOf, dereference, type Members, membersOf, valuesOf } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaOneofDiscriminator: Rule = {
  id: "schema/oneof-discriminator",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "Nothing tells the objects of a union apart",
  why: "Without a property whose constant names the branch, a model mixes the members of several, and a validator answers with the errors of all of them. A kind that every branch requires helps both.",
  source: "OpenAI, structured outputs: anyOf objects with identical first keys; own judgement",
  examples: {
    bad: `{
  "name": "send",
  "description": "Sends a message.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "to": {
        «"anyOf"»: [
          { "type": "object", "properties": { "channel": { "type": "string" } } },
          { "type": "object", "properties": { "user": { "type": "string" } } }
        ]
      }
    }
  }
}`,
    good: `{
  "name": "send",
  "description": "Sends a message.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "to": {
        "anyOf": [
          { "type": "object", "properties": { "kind": { "const": "channel" }, "channel": { "type": "string" } }, "required": ["kind", "channel"] },
          { "type": "object", "properties": { "kind": { "const": "user" }, "user": { "type": "string" } }, "required": ["kind", "user"] }
        ]
      }
    }
  }
}`,
  },
  *schema({ schema, path, root, field }) {
    if (field !== "inputSchema") return;
    for (const { keyword, list } of branchesOf(schema, ["anyOf", "oneOf"])) {
      const objects = list.map((branch) => objectOf(root, branch)).filter((object) => object !== undefined);
      const [first, ...others] = objects;
      if (!first || others.length === 0) continue;
      const tags = Object.keys(first.properties).filter((name) =>
        objects.every(({ properties }) => isTag(member(properties, name))),
      );
      if (tags.length > 0 || objects.every((object) => hasOwnName(object, objects))) continue;
      yield {
        path: [...path, keyword],
        message: `No property tells the ${objects.length} objects of ${code(keyword)} apart: a model mixes their members`,
      };
    }
  },
};

function objectOf(root: JsonObject, branch: Json): Members | undefined {
  const members = membersOf(dereference(root, branch));
  return Object.keys(members.properties).length > 0 ? members : undefined;
}

/** Whether a branch requires a property that no other has: its name is as good as a tag. */
function hasOwnName(object: Members, objects: readonly Members[]): boolean {
  return [...object.required].some((name) =>
    objects.every((other) => other === object || !Object.hasOwn(other.properties, name)),
  );
}

function isTag(schema: Json | undefined): boolean {
  const values = valuesOf(schema);
  return values !== undefined && values.length > 0;
}
