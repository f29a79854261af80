import { member } from "../../json.ts";
import { dialectUris } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, fileText } from "../code.ts";
import type { Exporter, ExportFile } from "../exporter.ts";
import { fileNames } from "../file-names.ts";
import { jsonLiteral, jsonMembers, jsonText } from "../literals/json.ts";
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
  export({ tools, each }, options) {
    const isBundle = options.text("layout") === "bundle";
    const taken = new Set<string>();
    const file = fileNames("tool");
    const written = each(tools, (tool, index) => {
      const found = schemasOf(tool, index);
      return {
        members: isBundle ? found.map((one) => bundled(one, taken)) : [],
        files: isBundle ? [] : found.map((one) => schemaFile(one, file)),
        notes: leftOut(tool, ["name", "inputSchema", "outputSchema"], "only schemas are exported"),
      };
    });
    const bundle = jsonMembers([
      ["$schema", jsonLiteral(dialectUris["2020-12"])],
      ["$defs", jsonMembers(written.flatMap(({ members }) => members))],
    ]);
    return {
      files: isBundle ? [{ path: "schemas.json", text: fileText(bundle) }] : written.flatMap(({ files }) => files),
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};

function schemasOf(tool: JsonObject, index: number): Found[] {
  return sides.flatMap(([field, side]) => {
    const schema = schemaOf(tool, field);
    return schema ? [{ name: nameOf(tool), index, side, schema }] : [];
  });
}

function schemaFile({ name, index, side, schema }: Found, file: ReturnType<typeof fileNames>): ExportFile {
  return { path: `${file(name, String(index))}.${side}.schema.json`, text: jsonText(schema) };
}

/** Each schema is a resource of its own by its `$id`, so that its `$ref`s mean what they meant. */
function bundled({ name, index, side, schema }: Found, taken: Set<string>): readonly [string, Code] {
  const plain = `${name}.${side}`;
  const label = taken.has(plain) ? `${plain}.${index}` : plain;
  taken.add(label);
  const own = member(schema, "$id");
  return [label, jsonLiteral(typeof own === "string" ? schema : { $id: `tool:${index}/${side}`, ...schema })];
}
