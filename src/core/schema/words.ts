import type { Json, Path } from "../types.ts";
import { code, codeValue, count, say, typeWords, type WordTable } from "../words.ts";
import type { Mismatch } from "./mismatch.ts";
import type { UnusableCode, UnusableSchema } from "./unusable.ts";

const kinds: Readonly<Record<string, string>> = typeWords;

/** The types of a schema in words: "text or null". */
export function typesInWords(types: Json): string {
  return [types]
    .flat()
    .map((type) => kinds[String(type)] ?? code(String(type)))
    .join(" or ");
}

/** What Ajv tells of a failed keyword. */
interface Params {
  readonly type: Json;
  readonly allowedValues: readonly Json[];
  readonly allowedValue: Json;
  readonly limit: number;
  readonly multipleOf: number;
  readonly pattern: string;
  readonly format: string;
  readonly missingProperty: string;
  readonly additionalProperty: string;
  readonly unevaluatedProperty: string;
  readonly propertyName: string;
  readonly passingSchemas: readonly number[] | null;
}

type Say = (params: Params) => string;

const mismatchWords: Readonly<Record<string, Say>> = {
  type: ({ type }) => `is not ${typesInWords(type)}`,
  enum: ({ allowedValues }) => `is not one of ${few(allowedValues)}`,
  const: ({ allowedValue }) => `is not ${codeValue(allowedValue)}`,
  minimum: ({ limit }) => `is less than ${limit}`,
  maximum: ({ limit }) => `is more than ${limit}`,
  exclusiveMinimum: ({ limit }) => `is not more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `is not less than ${limit}`,
  multipleOf: ({ multipleOf }) => `is not a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `has less than ${count(limit, "character")}`,
  maxLength: ({ limit }) => `has more than ${count(limit, "character")}`,
  minItems: ({ limit }) => `has less than ${count(limit, "item")}`,
  maxItems: ({ limit }) => `has more than ${count(limit, "item")}`,
  minProperties: ({ limit }) => `has less than ${count(limit, "member")}`,
  maxProperties: ({ limit }) => `has more than ${count(limit, "member")}`,
  uniqueItems: () => "has the same item twice",
  pattern: ({ pattern }) => `does not match ${code(pattern)}`,
  format: ({ format }) => `is not a valid ${code(format)}`,
  required: ({ missingProperty }) => `lacks ${code(missingProperty)}`,
  dependentRequired: ({ missingProperty }) => `lacks ${code(missingProperty)}`,
  dependencies: ({ missingProperty }) => `lacks ${code(missingProperty)}`,
  additionalProperties: ({ additionalProperty }) => `has ${code(additionalProperty)}, which is not defined`,
  unevaluatedProperties: ({ unevaluatedProperty }) => `has ${code(unevaluatedProperty)}, which is not defined`,
  propertyNames: ({ propertyName }) => `has the name ${code(propertyName)}, which is not allowed`,
  anyOf: () => "fits none of the schemas in `anyOf`",
  oneOf: ({ passingSchemas }) =>
    passingSchemas ? "fits more than one schema in `oneOf`" : "fits none of the schemas in `oneOf`",
  not: () => "fits what `not` forbids",
  schema: () => "does not fit the schema as a whole",
  "false schema": () => "stands where nothing is allowed",
};

/** What is wrong with a value, after its name: "is not a whole number". */
export function explain({ keyword, params }: Pick<Mismatch, "keyword" | "params">): string {
  const words = Object.hasOwn(mismatchWords, keyword) ? mismatchWords[keyword] : undefined;
  return words ? words(params as unknown as Params) : `does not satisfy ${code(keyword)}`;
}

/** What to say of a value with several mismatches: a union speaks for its branches, and all that is lacking is named at once. */
export function verdict(mismatches: readonly Mismatch[]): { readonly path: Path; readonly words: string } | undefined {
  const first = mismatches.find(({ keyword }) => keyword === "anyOf" || keyword === "oneOf") ?? mismatches[0];
  if (first?.keyword !== "required") return first && { path: first.path, words: explain(first) };
  const place = JSON.stringify(first.path);
  const lacking = mismatches.filter(({ keyword, path }) => keyword === "required" && JSON.stringify(path) === place);
  const names = lacking.map(({ params }) => code(String(params.missingProperty)));
  return { path: first.path, words: `lacks ${[...new Set(names)].join(" and ")}` };
}

function few(values: readonly Json[]): string {
  const shown = values.slice(0, 5).map((value) => codeValue(value));
  return shown.join(", ") + (values.length > shown.length ? ` or ${values.length - shown.length} more` : "");
}

/** Why no validator can use a schema, as the rest of a sentence. */
export function unusableInWords(refusal: UnusableSchema): string {
  return say(unusableWords, refusal);
}

const unusableWords: WordTable<UnusableCode> = {
  absent: () => "it is not there",
  endless: () => "it refers to itself without end",
  "too-deep-or-endless": () => "it nests too deep or refers to itself without end",
  "too-many-steps": () => "it takes too many steps, or refers to itself without end",
  "half-character": () => "a name in it holds half a character, which no URI can hold",
  "bad-pattern": (pattern) => `${code(pattern)} is not a regular expression that validators take`,
  "bad-type": (type) => `${code(type)} is not a JSON Schema type`,
  "lost-reference": (target) => `\`$ref\` points at ${code(target)}, which does not exist`,
  "foreign-reference": (target) =>
    `\`$ref\` points at ${code(target)}, which is outside of the schema and is never fetched`,
  "empty-enum": () => "`enum` lists no value",
  "wrong-kind": (keyword, types) => `${code(keyword)} must be ${kindsInWords(types)}`,
  "nullable-alone": () => "`nullable` stands without `type`",
  "nullable-contradicts": () => "`nullable` contradicts `type`",
  "old-id": () => "`id` was replaced by `$id`",
  "bad-anchor": (anchor) => `${code(anchor)} is not a name that an anchor can have`,
  "same-name": (name) => `two schemas call themselves ${code(name)}`,
  "dynamic-outside": () => "`$dynamicRef` must stay inside the schema",
  async: () => "`$async` is not part of JSON Schema",
  "bad-value": () => "a keyword in it has a value that validators cannot use",
  unknown: () => "nobody can tell",
};

/** The types that Ajv lists. */
function kindsInWords(types: string): string {
  const names: Record<string, string> = { array: "a list", object: "an object", string: "text", number: "a number" };
  return [...types.matchAll(/\w+/g)].map(([type]) => names[type] ?? "true or false").join(" or ");
}
