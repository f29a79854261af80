import type { JsonError } from "json-schema-library";
import { isObject, member } from "../../json.ts";
import { pathIn } from "../../text/index.ts";
import type { Json } from "../../types.ts";
import type { Mismatch } from "../mismatch.ts";

/** An error of json-schema-library as Ajv would tell it. */
export function interpretedMismatch({ code: id, data }: JsonError, value: Json): Mismatch {
  const code = String(id);
  const own = code.startsWith("own-") ? code.slice(4) : undefined;
  const keyword = own ?? keywords[code] ?? (code.startsWith("format-") ? "format" : code.replace(/-error$/, ""));
  const schema = (isObject(data.schema as Json) ? data.schema : {}) as Readonly<Record<string, unknown>>;
  const steps = stepsOf(String(data.pointer ?? "#"), value);
  const holder = holderKeywords.has(keyword) || code === "unique-items-error" ? steps.slice(0, -1) : steps;
  const params = paramsOf(keyword, schema, data, steps);
  return { path: pathIn(value, holder), keyword, params, schemaPath: `#/${keyword}` };
}

const keywords: Readonly<Record<string, string>> = {
  "additional-items-error": "additionalItems",
  "additional-properties-error": "additionalProperties",
  "all-of-error": "allOf",
  "any-of-error": "anyOf",
  "const-error": "const",
  "exclusive-maximum-error": "exclusiveMaximum",
  "exclusive-minimum-error": "exclusiveMinimum",
  "invalid-data-error": "false schema",
  "invalid-property-name-error": "propertyNames",
  "max-items-error": "maxItems",
  "max-length-error": "maxLength",
  "max-properties-error": "maxProperties",
  "minimum-error": "minimum",
  "min-items-error": "minItems",
  "min-items-one-error": "minItems",
  "min-length-error": "minLength",
  "min-length-one-error": "minLength",
  "min-properties-error": "minProperties",
  "missing-dependency-error": "dependentRequired",
  "multiple-of-error": "multipleOf",
  "multiple-one-of-error": "oneOf",
  "no-additional-properties-error": "additionalProperties",
  "not-error": "not",
  "one-of-error": "oneOf",
  "pattern-properties-error": "patternProperties",
  "required-property-error": "required",
  "type-error": "type",
  "unevaluated-items-error": "unevaluatedItems",
  "unevaluated-property-error": "unevaluatedProperties",
};

/** Keywords that Ajv reports at the container and json-schema-library at the member. */
const holderKeywords = new Set(["additionalProperties", "unevaluatedProperties", "unevaluatedItems"]);

function paramsOf(
  keyword: string,
  schema: Readonly<Record<string, unknown>>,
  data: JsonError["data"],
  steps: readonly string[],
): Readonly<Record<string, unknown>> {
  const name = steps.at(-1);
  switch (keyword) {
    case "type":
      return { type: schema.type };
    case "enum":
      return { allowedValues: schema.enum };
    case "const":
      return { allowedValue: schema.const };
    case "required":
    case "dependentRequired":
      return { missingProperty: data.key ?? data.missingProperty };
    case "additionalProperties":
      return { additionalProperty: data.property ?? name };
    case "unevaluatedProperties":
      return { unevaluatedProperty: name };
    case "propertyNames":
      return { propertyName: [data.property].flat()[0] };
    case "oneOf":
      return { passingSchemas: null };
    case "pattern":
    case "format":
    case "multipleOf":
      return { [keyword]: schema[keyword] };
    case "contains":
      return { minContains: schema.minContains ?? 1, maxContains: schema.maxContains };
    default:
      return { limit: schema[keyword] };
  }
}

/** The pointer has its names unescaped, so what stands in the value tells where a name ends. */
function stepsOf(pointer: string, value: Json): string[] {
  const steps: string[] = [];
  let rest = pointer.replace(/^#?\/?/, "");
  let at: Json | undefined = value;
  while (rest !== "") {
    const names = isObject(at) ? Object.keys(at) : [];
    const known = names
      .filter((name) => rest === name || rest.startsWith(`${name}/`))
      .reduce<string | undefined>((best, name) => (name.length > (best?.length ?? -1) ? name : best), undefined);
    const step: string = known ?? rest.split("/", 1)[0] ?? "";
    steps.push(step);
    rest = rest.slice(step.length + 1);
    at = Array.isArray(at) ? (at[Number(step)] as Json | undefined) : member(at, step);
    if (step === "" && known === undefined) break;
  }
  return steps;
}
