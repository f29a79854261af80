import { isObject, member } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { Rewrite } from "../rewrite.ts";
import { statesDefault } from "../steps/dropped.ts";
import { type Children, mapChildren } from "../steps/edit.ts";
import { inputTrail } from "../trail.ts";

/** Where parameters are described to a model. */
const children: Children = {
  single: new Set(["items", "additionalProperties"]),
  lists: new Set(["anyOf", "oneOf", "allOf", "prefixItems"]),
  maps: new Set(["properties", "$defs", "definitions"]),
};
/** A longer default helps no model. */
const maxDefault = 80;

/** Many clients drop `default`, none drops a description alone: what is taken if nothing is said moves into words as well. */
export const describeDefaults: Rewrite = {
  id: "describe-defaults",
  title: "Say the defaults in the descriptions",
  does: "Each description that does not say its default ends with it; `default` stays.",
  apply(tool) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema)) return undefined;
    const described = mapChildren(schema, inputTrail, children, withWords);
    return described === schema ? undefined : { ...tool, inputSchema: described };
  },
};

function withWords(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const inner = mapChildren(schema, inputTrail, children, withWords);
  const [value, description] = [member(schema, "default"), member(schema, "description")];
  if (value === undefined || statesDefault(schema) || (description !== undefined && typeof description !== "string"))
    return inner;
  const shown = JSON.stringify(value);
  if (shown.length > maxDefault) return inner;
  const before = description?.trimEnd() ?? "";
  const end = before === "" || /[.!?:;,]$/.test(before) ? "" : ".";
  return { ...inner, description: `${before}${end}${before === "" ? "" : " "}Default: ${shown}.` };
}
