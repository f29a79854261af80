import { member } from "../../../json.ts";
import { isChoice, parametersOf } from "../../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import { listedValues } from "../../knowledge/listed-values.ts";
import type { Repair, Rule } from "../../rule.ts";

export const qualityParamBooleanString: Rule = {
  id: "quality/param-boolean-string",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A switch is declared as text",
  why: 'Models send true where a switch is meant, and the schema refuses everything but the text "true". A boolean says it without words.',
  source: "JSON Schema validation, section 6.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_files",
  "description": "Lists the files of a folder.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"recursive"»: { "type": "string", "description": "Also those in folders inside", "enum": ["true", "false"], "default": "false" }
    }
  }
}`,
    good: `{
  "name": "list_files",
  "description": "Lists the files of a folder.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "recursive": { "type": "boolean", "description": "Also those in folders inside", "default": false }
    }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, path, type, description } of parametersOf(view)) {
      const values = isChoice(core)
        ? member(core, "enum")
        : type === "string"
          ? listedValues(name, description)
          : undefined;
      if (!Array.isArray(values) || values.length !== 2) continue;
      const words = values
        .map((value: Json) => String(value).toLowerCase())
        .toSorted()
        .join(" ");
      if (!values.every((value: Json) => typeof value === "string") || !/^(false true|no yes)$/.test(words)) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} is a switch, but takes text: a call with true or false is refused`,
        repairs: toBoolean(core, corePath),
      };
    }
  },
};

/** Nothing else in the schema may still speak of text. */
function toBoolean(schema: JsonObject, path: Path): readonly Repair[] {
  const known = new Set(["type", "enum", "default", "description", "title"]);
  if (!Object.keys(schema).every((key) => known.has(key)) || Array.isArray(schema.type)) return [];
  const standard = typeof schema.default === "string" ? /^(true|yes)$/i.test(schema.default) : undefined;
  return [
    {
      title: "Declare the type as `boolean`",
      safe: false,
      changes: [
        { kind: "set", path: [...path, "type"], value: "boolean" },
        ...(schema.enum === undefined ? [] : [{ kind: "remove", path: [...path, "enum"] } as const]),
        ...(standard === undefined ? [] : [{ kind: "set", path: [...path, "default"], value: standard } as const]),
      ],
    },
  ];
}
