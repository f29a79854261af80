import { isObject, member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { source } from "../code.ts";
import { pyLiteral, pyReserved } from "../literals/python.ts";
import { loss } from "../tool.ts";
import { constraintsOf } from "./constraints.ts";
import type { NamedTool } from "./functions.ts";
import { parametersOf } from "./parameters.ts";
import { pydanticNames } from "./pydantic-names.ts";
import type { OutputCode } from "./server-exporter.ts";

const text: OutputCode = { argument: source`structured_output=False,`, returns: source`str`, notes: [] };
const reserved = new Set([...pydanticNames, ...pyReserved, "Annotated", "Any", "Literal", "Field"]);

/** A class for the output schema: the official SDK reads it from what a function returns. */
export function resultClass({ tool, resultClass: name }: NamedTool): OutputCode {
  const given = member(tool, "outputSchema");
  if (given === undefined) return text;
  if (!isObject(given))
    return { ...text, notes: [loss(tool, ["outputSchema"], "`outputSchema` is left out: it is no object")] };
  const { parameters, root, notes } = parametersOf(tool, "outputSchema", { typedMaps: true, alias: "alias", reserved });
  if (member(root, "type") !== "object") {
    const message = "`outputSchema` is left out: a class stands for an object, and its root is none of `type` `object`";
    return { ...text, notes: [loss(tool, ["outputSchema"], message)] };
  }
  const lost: string[] = [];
  const { schema } = constraintsOf(beside(root), undefined, (keyword) => lost.push(keyword));
  const description = member(root, "description");
  const extra: JsonObject = { ...schema, ...(typeof description === "string" && { description }) };
  const isOpen = member(root, "additionalProperties") !== false;
  const configuration = [
    ...(parameters.some(({ name: own, wire }) => own.text !== wire) ? [source`populate_by_name=True,`] : []),
    ...(isOpen ? [source`extra="allow",`] : [source`extra="forbid",`]),
    ...(Object.keys(extra).length > 0 ? [source`json_schema_extra=${pyLiteral(extra)},`] : []),
  ];
  const declaration = source`
    class ${name}(BaseModel):
        model_config = ConfigDict(
            ${configuration}
        )
        ${parameters.map((parameter) => parameter.code)}
  `;
  return {
    declaration,
    returns: name,
    notes: [
      ...notes,
      ...lost.map((keyword) =>
        loss(tool, ["outputSchema", keyword], "Left out: it holds a `$ref` that Pydantic refuses"),
      ),
    ],
  };
}

const own = new Set(["type", "properties", "required", "$defs", "definitions", "$schema"]);

function beside(root: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(root).filter(([keyword]) => !own.has(keyword)));
}
