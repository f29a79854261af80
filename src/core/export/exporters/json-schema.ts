import { dialectUris } from "../../dialect.ts";
import { member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Exporter } from "../exporter.ts";
import { fileNames } from "../file-names.ts";
import { jsonText } from "../literals/json.ts";
import { leftOut, nameOf, schemaOf } from "../tool.ts";

const sides = [
  ["inputSchema", "input"],
  ["outputSchema", "output"],
] as const;

interface Found {
  readonly name: string;
  readonly index: number;
  readonly side: "input" | "output";
  readonly schema: JsonObject;
}

export const jsonSchema: Exporter = {
  id: "json-schema",
  title: "JSON Schema only",
  group: "JSON",
  language: "json",
  summary: "The input and output schemas as one bundle, or as a file each",
  options: [{ id: "layout", title: "Layout", kind: "choice", choices: ["bundle", "files"], standard: "bundle" }],
  export({ tools }, options) {
    const kept = ["name", "inputSchema", "outputSchema"];
    const notes = tools.flatMap((tool) => leftOut(tool, kept, "only schemas are exported"));
    const found = tools.flatMap((tool, index) => schemasOf(tool, index));
    if (options.text("layout") === "bundle") {
      return { files: [{ path: "schemas.json", text: jsonText(bundle(found)) }], notes };
    }
    const file = fileNames("tool");
    const files = found.map(({ name, index, side, schema }) => ({
      path: `${file(name, String(index))}.${side}.schema.json`,
      text: jsonText(schema),
    }));
    return { files, notes };
  },
};

function schemasOf(tool: JsonObject, index: number): Found[] {
  return sides.flatMap(([field, side]) => {
    const schema = schemaOf(tool, field);
    return schema ? [{ name: nameOf(tool), index, side, schema }] : [];
  });
}

/** Each schema is a resource of its own by its `$id`, so that its `$ref`s mean what they meant. */
function bundle(found: readonly Found[]): JsonObject {
  const taken = new Set<string>();
  const members = found.map(({ name, index, side, schema }): [string, Json] => {
    const plain = `${name}.${side}`;
    const label = taken.has(plain) ? `${plain}.${index}` : plain;
    taken.add(label);
    const own = member(schema, "$id");
    return [label, typeof own === "string" ? schema : { $id: `tool:${index}/${side}`, ...schema }];
  });
  return { $schema: dialectUris["2020-12"], $defs: Object.fromEntries(members) };
}
