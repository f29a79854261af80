import { isObject } from "../../json.ts";
import { subschemas } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, fileText, joined } from "../code.ts";
import type { Exporter, ExportNote } from "../exporter.ts";
import { identifiers } from "../identifiers.ts";
import { tsReserved } from "../literals/typescript.ts";
import { info, nameOf, schemaOf } from "../tool.ts";
import { declareTypes } from "../types/type-writer.ts";

/** What a type cannot say. */
const unsaid = new Set([
  ...["minLength", "maxLength", "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["multipleOf", "minItems", "maxItems", "uniqueItems", "contains", "minProperties", "maxProperties"],
  ...["patternProperties", "propertyNames", "dependentRequired", "dependentSchemas", "dependencies", "not", "if"],
  ...["unevaluatedProperties", "unevaluatedItems", "$dynamicRef"],
]);

export const tsTypes: Exporter = {
  id: "ts-types",
  title: "Types only",
  group: "TypeScript",
  language: "typescript",
  summary: "Types of the arguments and results, without any library",
  export({ tools, each }) {
    const names = identifiers({ form: "pascal", reserved: tsReserved, fallback: "Tool" });
    const written = each(tools, (tool, index) => ({
      declarations: typesOfTool(tool, index, names),
      notes: unsaidNotes(tool),
    }));
    const declarations = written.flatMap((one) => one.declarations);
    return {
      files: [{ path: "tool-types.ts", text: fileText(joined(declarations, "\n\n")) }],
      notes: written.flatMap(({ notes }) => notes),
    };
  },
};

function typesOfTool(tool: JsonObject, index: number, names: ReturnType<typeof identifiers>): readonly Code[] {
  const name = nameOf(tool) || "tool";
  const declare = (field: "inputSchema" | "outputSchema", ending: string) => {
    const schema = schemaOf(tool, field);
    return schema ? declareTypes(schema, names(`${name} ${ending}`, `${index}${ending}`), names) : [];
  };
  return [...declare("inputSchema", "arguments"), ...declare("outputSchema", "result")];
}

function unsaidNotes(tool: JsonObject): ExportNote[] {
  const found = new Set<string>();
  for (const field of ["inputSchema", "outputSchema"] as const) {
    for (const { schema } of subschemas(schemaOf(tool, field) ?? true)) {
      if (isObject(schema)) for (const keyword of Object.keys(schema)) if (unsaid.has(keyword)) found.add(keyword);
    }
  }
  if (found.size === 0) return [];
  const words = [...found].map((keyword) => `\`${keyword}\``).join(", ");
  return [info(tool, [], `${words}: a type cannot say so much, validate the values as well`)];
}
