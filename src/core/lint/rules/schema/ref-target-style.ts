import { isObject, member } from "../../../json.ts";
import { type Reference, referencesOf } from "../../../schema/index.ts";
import { toPointer, valueAt } from "../../../text/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const schemaRefTargetStyle: Rule = {
  id: "schema/ref-target-style",
  severity: "warning",
  preset: "strict",
  radius: "server",
  summary: "A `$ref` points at something other than a definition",
  why: "Pointers into properties, anchors and a bare # are valid, but some model APIs and bridges only resolve #/$defs/name and refuse the whole list of tools for anything else.",
  source: "Softeria/ms-365-mcp-server#576 (Moonshot); Mnehmos/mnehmos.rpg.mcp#73",
  fixable: true,
  examples: {
    bad: `{
  "name": "move_file",
  "description": "Moves a file.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "from": { "type": "string", "description": "A path below the workspace" },
      "to": { "$ref": «"#/properties/from"» }
    }
  }
}`,
    good: `{
  "name": "move_file",
  "description": "Moves a file.",
  "inputSchema": {
    "type": "object",
    "properties": { "from": { "$ref": "#/$defs/path" }, "to": { "$ref": "#/$defs/path" } },
    "$defs": { "path": { "type": "string", "description": "A path below the workspace" } }
  }
}`,
  },
  *schema({ root, path }) {
    if (path.length > 1) return;
    const references = referencesOf(root).filter(({ keyword }) => keyword === "$ref");
    const told = new Set<string>();
    for (const reference of references) {
      const { target } = reference;
      if (!target || target.length === 0 || isDefinition(reference.reference)) continue;
      const pointer = toPointer(target);
      if (told.has(pointer)) continue;
      told.add(pointer);
      yield {
        path: [...path, ...reference.path, "$ref"],
        message: `${code(reference.reference)} is not a definition in \`$defs\`: some clients cannot resolve it and refuse the list`,
        repairs: hoist(root, path, target, references),
      };
    }
  },
};

/** A schema with more of them was generated, and is repaired where it is. */
const maxReferences = 500;

function isDefinition(reference: string): boolean {
  return /^#\/(?:\$defs|definitions)\/[^/]+$/.test(reference);
}

function hoist(root: JsonObject, path: Path, target: Path, references: readonly Reference[]): readonly Repair[] {
  if (references.length > maxReferences) return [];
  const pointer = toPointer(target);
  const value = valueAt(root, target);
  const within = (other: Path | undefined) => other !== undefined && toPointer(other).startsWith(`${pointer}/`);
  const at = (other: Path | undefined) => other !== undefined && toPointer(other) === pointer;
  const inside = references.some(({ path: from, target: to }) => within(to) || at(from) || within(from));
  if (!isObject(value) || inside || target[0] === "$defs" || target[0] === "definitions") return [];
  const defs = member(root, "$defs");
  if (defs !== undefined && !isObject(defs)) return [];
  const last = target.findLast(
    (step) => typeof step === "string" && !/^(?:items|properties|anyOf|oneOf|allOf)$/.test(step),
  );
  let name = String(last ?? "shared").replace(/[^\w.-]/g, "_");
  while (isObject(defs) && Object.hasOwn(defs, name)) name += "_";
  const $ref = `#/$defs/${name}`;
  const sites = references.filter(({ target: to }) => at(to));
  return [
    {
      title: `Move it to \`$defs\` as ${code(name)}`,
      safe: false,
      changes: [
        { kind: "set", path: [...path, ...target], value: { $ref } },
        ...sites.map((site) => ({ kind: "set", path: [...path, ...site.path, "$ref"], value: $ref }) as const),
        { kind: "set", path: [...path, "$defs", name], value },
      ],
    },
  ];
}
