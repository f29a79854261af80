import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { Json, JsonObject } from "../../types.ts";

/** What a schema says of the members of an object. */
export interface Members {
  /** Schemas by name; empty where none is listed. */
  readonly properties: JsonObject;
  /** Schemas by pattern. */
  readonly patterns: JsonObject;
  /** Of names that neither lists: `additionalProperties`. Undefined where it says nothing. */
  readonly rest: Json | undefined;
  /** Of names that no schema for the same object lists. */
  readonly unevaluated: Json | undefined;
  /** Of the names themselves. */
  readonly names: Json | undefined;
  readonly required: ReadonlySet<string>;
}

const none: JsonObject = {};
const nobody: ReadonlySet<string> = new Set();
const nothing: Members = {
  ...{ properties: none, patterns: none, required: nobody },
  ...{ rest: undefined, unevaluated: undefined, names: undefined },
};

export function membersOf(schema: Json | undefined): Members {
  if (!isObject(schema)) return nothing;
  const [properties, patterns] = [member(schema, "properties"), member(schema, "patternProperties")];
  return {
    properties: isObject(properties) ? properties : none,
    patterns: isObject(patterns) ? patterns : none,
    rest: member(schema, "additionalProperties"),
    unevaluated: member(schema, "unevaluatedProperties"),
    names: member(schema, "propertyNames"),
    required: namesIn(member(schema, "required")),
  };
}

function namesIn(list: Json | undefined): ReadonlySet<string> {
  return Array.isArray(list) && list.length > 0 ? namesOfList(list) : nobody;
}

/** Kept: of every member somebody asks whether it is one of them. */
const namesOfList = remember(
  (list: readonly Json[]): ReadonlySet<string> => new Set(list.filter((name) => typeof name === "string")),
);

/** What the presence of one member asks of the whole object. */
type Dependency = {
  readonly keyword: "dependentRequired" | "dependentSchemas" | "dependencies";
  readonly name: string;
} & (
  | { readonly needs: readonly string[]; readonly schema?: undefined }
  | { readonly schema: Json; readonly needs?: undefined }
);

/** `dependentRequired` and `dependentSchemas`, or `dependencies`, which was both until 2019-09 and is still read by validators. */
export function dependenciesOf(schema: Json | undefined): readonly Dependency[] {
  const found: Dependency[] = [];
  for (const keyword of ["dependentRequired", "dependentSchemas", "dependencies"] as const) {
    const map = member(schema, keyword);
    for (const [name, value] of isObject(map) ? Object.entries(map) : []) {
      const isList = Array.isArray(value);
      if (isList && keyword !== "dependentSchemas") found.push({ keyword, name, needs: [...namesIn(value)] });
      else if (!isList && keyword !== "dependentRequired") found.push({ keyword, name, schema: value });
    }
  }
  return found;
}
