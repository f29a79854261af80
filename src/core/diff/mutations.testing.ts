import { isObject, member } from "../json.ts";
import { resolveReference } from "../schema/reference.ts";
import { subschemas } from "../schema/walk.ts";
import type { Json, JsonObject } from "../types.ts";
import type { DiffVerdict } from "./model/change.ts";

/** A tool with arguments that are an object with named members. */
export interface Subject {
  readonly tool: JsonObject;
  readonly input: JsonObject;
  readonly properties: JsonObject;
}

/** What is done to a schema of a tool, and the verdict that is right whatever the tool. */
export interface Mutation {
  readonly what: string;
  readonly verdict: DiffVerdict;
  /** What it means in the other direction: the mutated schema was what the tool returned, and the first one is what it returns now. */
  readonly asOutput?: DiffVerdict;
  /** Undefined where it does not fit this tool. */
  readonly mutate: (subject: Subject) => JsonObject | undefined;
}

const open = (input: JsonObject) =>
  !["additionalProperties", "unevaluatedProperties", "patternProperties", "propertyNames", "maxProperties"].some(
    (keyword) => Object.hasOwn(input, keyword),
  );
const closed = (input: JsonObject) => member(input, "additionalProperties") === false;
const requiredOf = (input: JsonObject) => (Array.isArray(input.required) ? (input.required as string[]) : []);
/** Whether something beside `properties` and `required` speaks of the members. */
const plain = (input: JsonObject) =>
  !["$ref", "allOf", "anyOf", "oneOf", "not", "if", "dependentRequired", "dependentSchemas", "dependencies"].some(
    (keyword) => Object.hasOwn(input, keyword),
  );
const words = new Set(["type", "description", "title", "default", "examples"]);

const withProperty = ({ input, properties }: Subject, name: string, schema: Json): JsonObject => ({
  ...input,
  properties: { ...properties, [name]: schema },
});
const without = (map: JsonObject, name: string) =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));

/** The first parameter that fits, changed. */
const onParameter =
  (fits: (schema: JsonObject, subject: Subject) => boolean, change: (schema: JsonObject) => Json) =>
  (subject: Subject): JsonObject | undefined => {
    const found = Object.entries(subject.properties).find(([, schema]) => isObject(schema) && fits(schema, subject));
    return found && withProperty(subject, found[0], change(found[1] as JsonObject));
  };
/** A parameter of that type and nothing else said. */
const only = (type: string) => (schema: JsonObject) =>
  schema.type === type && Object.keys(schema).every((key) => words.has(key));
const says = (schema: JsonObject) => Object.fromEntries(Object.entries(schema).filter(([key]) => words.has(key)));
const listed = ({ type, enum: values }: JsonObject) =>
  type === "string" && Array.isArray(values) && values.length > 1 && values.every((value) => typeof value === "string");

const optional = ({ input, properties }: Subject) =>
  Object.keys(properties).find((name) => !requiredOf(input).includes(name) && isPossible(properties[name], input));
/** Whether any value fits at all. */
const isPossible = (schema: Json | undefined, root: Json): boolean => {
  const reference = member(schema, "$ref");
  if (typeof reference === "string") return isPossible(resolveReference(root, reference), false);
  return schema !== undefined && schema !== false && member(schema, "not") === undefined;
};

/** Not by way of text: numbers that JSON cannot hold stay. */
const copyOf = <Value extends Json>(value: Value): Value =>
  (Array.isArray(value)
    ? value.map(copyOf)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)]))
      : value) as Value;

/** A copy with every schema in it said in another way. */
function rewritten(root: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const copy = copyOf(root);
  for (const { schema } of [...subschemas(copy)]) {
    if (!isObject(schema)) continue;
    const entries = Object.entries(change(schema));
    const own = schema as Record<string, Json>;
    for (const key of Object.keys(own)) delete own[key];
    for (const [key, value] of entries) own[key] = value;
  }
  return copy;
}

export const mutations: readonly Mutation[] = [
  { what: "nothing", verdict: "none", mutate: ({ input }) => copyOf(input) },
  {
    what: "keys in another order, everywhere",
    verdict: "none",
    mutate: ({ input }) =>
      rewritten(input, (schema) => Object.fromEntries(Object.entries(schema).reverse()) as JsonObject),
  },
  {
    what: "the whole by reference",
    verdict: "none",
    mutate: ({ input }) =>
      /"\$(ref|id|anchor|dynamicRef)"|"#/.test(JSON.stringify(input)) || input.$schema !== undefined
        ? undefined
        : { type: "object", $ref: "#/$defs/input", $defs: { input } },
  },
  {
    what: "each parameter by reference",
    verdict: "none",
    mutate: ({ input, properties }) =>
      Object.hasOwn(input, "$defs") || JSON.stringify(properties).includes('"$')
        ? undefined
        : {
            ...input,
            properties: Object.fromEntries(
              Object.keys(properties).map((name, index) => [name, { $ref: `#/$defs/d${index}` }]),
            ),
            $defs: Object.fromEntries(Object.values(properties).map((schema, index) => [`d${index}`, schema])),
          },
  },
  {
    what: "`definitions` for `$defs`",
    verdict: "none",
    mutate: ({ input }) => {
      const text = JSON.stringify(input);
      return text.includes('"#/$defs/')
        ? (JSON.parse(
            text.replaceAll('"#/$defs/', '"#/definitions/').replaceAll('"$defs":', '"definitions":'),
          ) as JsonObject)
        : undefined;
    },
  },
  {
    what: "required names and listed values in another order",
    verdict: "none",
    mutate: ({ input }) =>
      rewritten(input, (schema) => ({
        ...schema,
        ...(Array.isArray(schema.required) && { required: schema.required.toReversed() }),
        ...(Array.isArray(schema.enum) && { enum: schema.enum.toReversed() }),
        ...(Array.isArray(schema.type) && { type: schema.type.toReversed() }),
      })),
  },
  {
    what: "branches in another order",
    verdict: "none",
    mutate: ({ input }) =>
      /"(anyOf|oneOf)"/.test(JSON.stringify(input)) && !/"#[^"]*(anyOf|oneOf)/.test(JSON.stringify(input))
        ? rewritten(input, (schema) => ({
            ...schema,
            ...(Array.isArray(schema.anyOf) && { anyOf: schema.anyOf.toReversed() }),
            ...(Array.isArray(schema.oneOf) && { oneOf: schema.oneOf.toReversed() }),
          }))
        : undefined,
  },
  {
    what: "one listed value as a constant",
    verdict: "none",
    mutate: onParameter(
      ({ enum: values, const: value }) => value !== undefined || (Array.isArray(values) && values.length === 1),
      ({ const: value, enum: values, ...rest }) =>
        value === undefined ? { ...rest, const: (values as Json[])[0] as Json } : { ...rest, enum: [value] },
    ),
  },
  {
    what: "what is said by default, said",
    verdict: "none",
    mutate: (subject) =>
      plain(subject.input) && open(subject.input)
        ? {
            ...rewritten(subject.input, (schema) => ({
              ...schema,
              ...(schema.type === "string" && schema.minLength === undefined && { minLength: 0 }),
              ...(schema.type === "array" &&
                schema.minItems === undefined && { minItems: 0, uniqueItems: schema.uniqueItems ?? false }),
            })),
            additionalProperties: true,
            required: requiredOf(subject.input),
          }
        : undefined,
  },
  {
    what: "null as a branch of its own",
    verdict: "none",
    mutate: onParameter(
      ({ type }) => Array.isArray(type) && type.length === 2 && type.includes("null"),
      ({ type, description, title, ...rest }) => ({
        ...(description !== undefined && { description }),
        ...(title !== undefined && { title }),
        anyOf: [{ ...rest, type: (type as string[]).find((name) => name !== "null") as string }, { type: "null" }],
      }),
    ),
  },
  {
    what: "a schema inside of `allOf`",
    verdict: "none",
    mutate: onParameter(only("string"), ({ type, ...rest }) => ({ ...rest, allOf: [{ type: type as Json }] })),
  },
  {
    what: "the dialect named",
    verdict: "none",
    mutate: ({ input }) =>
      input.$schema === undefined ? { $schema: "https://json-schema.org/draft/2020-12/schema", ...input } : undefined,
  },
  {
    what: "another dialect that says the same",
    verdict: "none",
    mutate: ({ input }) =>
      /"(\$ref|prefixItems|unevaluated|dependent|dependencies|contains|\$dynamic|format)/.test(JSON.stringify(input)) ||
      (typeof input.$schema === "string" && !input.$schema.includes("2020-12"))
        ? undefined
        : { ...input, $schema: "http://json-schema.org/draft-07/schema#" },
  },

  {
    what: "the description of a parameter",
    verdict: "behavioural",
    mutate: onParameter(
      () => true,
      (schema) => ({ ...schema, description: "Something else." }),
    ),
  },
  {
    what: "the title of a parameter",
    verdict: "behavioural",
    mutate: onParameter(
      () => true,
      (schema) => ({ ...schema, title: "Another title" }),
    ),
  },
  {
    what: "a default",
    verdict: "behavioural",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, default: "new default" })),
  },
  {
    what: "examples",
    verdict: "behavioural",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, examples: ["one", "two"] })),
  },
  {
    what: "a new optional parameter of an open tool",
    verdict: "behavioural",
    mutate: (subject) =>
      open(subject.input) && plain(subject.input) ? withProperty(subject, "brand new", { type: "string" }) : undefined,
  },
  {
    what: "no such parameter, of an open tool",
    verdict: "behavioural",
    asOutput: "safe",
    mutate: (subject) => {
      const name = optional(subject);
      return name !== undefined && open(subject.input) && plain(subject.input)
        ? { ...subject.input, properties: without(subject.properties, name) }
        : undefined;
    },
  },

  {
    what: "a new optional parameter of a closed tool",
    verdict: "safe",
    mutate: (subject) =>
      closed(subject.input) && plain(subject.input)
        ? withProperty(subject, "brand new", { type: "string" })
        : undefined,
  },
  {
    what: "a parameter that need not be sent any more",
    verdict: "safe",
    mutate: ({ input }) => {
      const [first, ...rest] = requiredOf(input);
      return first === undefined || rest.includes(first) ? undefined : { ...input, required: rest };
    },
  },
  {
    what: "other names taken",
    verdict: "safe",
    mutate: ({ input }) => (closed(input) ? { ...input, additionalProperties: true } : undefined),
  },
  {
    what: "null too",
    verdict: "safe",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, type: ["string", "null"] })),
  },
  {
    what: "one more listed value",
    verdict: "safe",
    mutate: onParameter(listed, (schema) => ({ ...schema, enum: [...(schema.enum as Json[]), "one more"] })),
  },
  {
    what: "numbers with a fraction too",
    verdict: "safe",
    mutate: onParameter(
      ({ type }) => type === "integer",
      (schema) => ({ ...schema, type: "number" }),
    ),
  },
  {
    what: "no limits any more",
    verdict: "safe",
    mutate: onParameter(
      ({ minimum, maximum, minLength, maxLength }) =>
        [minimum, maximum].some((limit) => typeof limit === "number") ||
        (typeof minLength === "number" && minLength > 0) ||
        typeof maxLength === "number",
      ({ minimum: _, maximum: _most, minLength: _least, maxLength: _longest, ...rest }) => rest as JsonObject,
    ),
  },
  {
    what: "a further alternative",
    verdict: "safe",
    mutate: onParameter(only("string"), ({ type, ...rest }) => ({
      ...rest,
      anyOf: [{ type: type as Json }, { type: "array", items: { type: "string" } }],
    })),
  },

  {
    what: "a new required parameter",
    verdict: "breaking",
    mutate: (subject) => ({
      ...withProperty(subject, "brand new", { type: "string" }),
      required: [...requiredOf(subject.input), "brand new"],
    }),
  },
  {
    what: "a parameter that must be sent now",
    verdict: "breaking",
    mutate: (subject) => {
      const name = plain(subject.input) ? optional(subject) : undefined;
      return name === undefined ? undefined : { ...subject.input, required: [...requiredOf(subject.input), name] };
    },
  },
  {
    what: "other names refused",
    verdict: "breaking",
    mutate: ({ input }) => (open(input) && plain(input) ? { ...input, additionalProperties: false } : undefined),
  },
  {
    what: "no such parameter, of a closed tool",
    verdict: "breaking",
    mutate: (subject) => {
      const name = optional(subject);
      return name !== undefined && closed(subject.input) && plain(subject.input)
        ? { ...subject.input, properties: without(subject.properties, name) }
        : undefined;
    },
  },
  {
    what: "another type",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...says(schema), type: "integer" })),
  },
  {
    what: "whole numbers only",
    verdict: "breaking",
    mutate: onParameter(only("number"), (schema) => ({ ...schema, type: "integer" })),
  },
  {
    what: "a longest length",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, maxLength: 3 })),
  },
  {
    what: "a shortest length",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, minLength: 40 })),
  },
  {
    what: "a list of values",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, enum: ["only this"] })),
  },
  {
    what: "one listed value less",
    verdict: "breaking",
    mutate: onParameter(listed, (schema) => ({ ...schema, enum: (schema.enum as Json[]).slice(1) })),
  },
  {
    what: "a pattern",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, pattern: "^never-\\d+$" })),
  },
  {
    what: "a format",
    verdict: "breaking",
    mutate: onParameter(only("string"), (schema) => ({ ...schema, format: "email" })),
  },
  {
    what: "a smallest value",
    verdict: "breaking",
    mutate: onParameter(only("integer"), (schema) => ({ ...schema, minimum: 7 })),
  },
  {
    what: "a step",
    verdict: "breaking",
    mutate: onParameter(only("integer"), (schema) => ({ ...schema, multipleOf: 7 })),
  },
  {
    what: "a least number of items",
    verdict: "breaking",
    mutate: onParameter(
      ({ type, minItems, ...rest }) => type === "array" && minItems === undefined && !Object.hasOwn(rest, "contains"),
      (schema) => ({ ...schema, minItems: 4 }),
    ),
  },
  {
    what: "items of another type",
    verdict: "breaking",
    mutate: onParameter(
      ({ type, items }) => type === "array" && isObject(items) && only("string")(items),
      (schema) => ({ ...schema, items: { type: "integer" } }),
    ),
  },
  {
    what: "no null any more",
    verdict: "breaking",
    mutate: onParameter(
      ({ anyOf, default: _ }) =>
        Array.isArray(anyOf) &&
        anyOf.length === 2 &&
        anyOf.filter((branch) => member(branch as Json, "type") === "null").length === 1,
      ({ anyOf, ...rest }) => ({
        ...rest,
        anyOf: (anyOf as Json[]).filter((branch) => member(branch, "type") !== "null"),
      }),
    ),
  },
  {
    what: "never the first parameter",
    verdict: "breaking",
    mutate: (subject) => {
      const name = plain(subject.input) ? optional(subject) : undefined;
      return name === undefined ? undefined : withProperty(subject, name, false);
    },
  },
];
