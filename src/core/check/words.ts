import { explain, type Mismatch, typesInWords } from "../schema/index.ts";
import { valueAt } from "../text/index.ts";
import type { Json, ProblemFix } from "../types.ts";
import { code, codeValue, count, inWords, plural } from "../words.ts";
import { definedNames } from "./rename.ts";
import { subjectOf } from "./subject.ts";
import type { Scene } from "./union.ts";

/** What a mismatch is about: what was expected, and what came. */
export function sayMismatch(mismatch: Mismatch, scene: Scene, fix: ProblemFix | undefined): string {
  const { path, keyword, params } = mismatch;
  const subject = subjectOf(path, scene.subject.name);
  const value = valueAt(scene.value, path) ?? null;
  const say = Object.hasOwn(sayings, keyword) ? sayings[keyword] : undefined;
  const words = say ? say({ subject, value, params, fix, mismatch, scene }) : `${subject} ${explain(mismatch)}`;
  return words.trimStart();
}

interface Said {
  readonly subject: string;
  readonly value: Json;
  readonly params: Mismatch["params"];
  readonly fix: ProblemFix | undefined;
  readonly mismatch: Mismatch;
  readonly scene: Scene;
}

type Saying = (said: Said) => string;

const sayings: Readonly<Record<string, Saying>> = {
  type: ({ subject, value, params }) => `${subject} must be ${typesInWords(params.type as Json)}, not ${came(value)}`,
  enum: ({ subject, value, params, fix }) =>
    `${subject} must be one of ${few(params.allowedValues)}, not ${came(value)}${meant(fix)}`,
  const: ({ subject, value, params }) =>
    `${subject} must be ${codeValue(params.allowedValue as Json)}, not ${came(value)}`,
  minimum: atLeast((limit) => `${limit} or more`),
  maximum: atLeast((limit) => `${limit} or less`),
  exclusiveMinimum: atLeast((limit) => `more than ${limit}`),
  exclusiveMaximum: atLeast((limit) => `less than ${limit}`),
  multipleOf: ({ subject, value, params }) =>
    `${subject} must be a multiple of ${params.multipleOf}, not ${came(value)}`,
  minLength: sized("at least", "character"),
  maxLength: sized("at most", "character"),
  minItems: sized("at least", "item"),
  maxItems: sized("at most", "item"),
  minProperties: sized("at least", "member"),
  maxProperties: sized("at most", "member"),
  pattern: ({ subject, value, params }) =>
    `${subject} must match ${code(String(params.pattern))}, and ${came(value)} does not`,
  format: ({ subject, value, params }) =>
    `${subject} must be a valid ${code(String(params.format))}, not ${came(value)}`,
  required: lacking,
  dependentRequired: lacking,
  dependencies: lacking,
  additionalProperties: undefinedMember("additionalProperty"),
  unevaluatedProperties: undefinedMember("unevaluatedProperty"),
  anyOf: ways,
  oneOf: ways,
  "false schema": ({ subject }) => `${subject} must be left out: nothing is allowed there`,
  schema: ({ subject, mismatch, scene }) =>
    `${subject} ${isPlural(mismatch, scene) ? "do" : "does"} not fit the schema as a whole`,
  contains: ({ subject, params }) => `${subject} must hold ${fitting(params)} \`contains\``,
};

/** How many items have to fit: "at least 1 item that fits", "between 1 and 3 items that fit". */
function fitting({ minContains, maxContains }: Mismatch["params"]): string {
  const [min, max] = [Number(minContains), maxContains === undefined ? undefined : Number(maxContains)];
  const items = (bound: string, number: number) =>
    `${bound} ${count(number, "item")} that ${plural(number, "fits", "fit")}`;
  if (max === undefined) return items("at least", min);
  if (min === max) return items("exactly", max);
  return min === 0 ? items("at most", max) : items(`between ${min} and`, max);
}

function atLeast(limit: (limit: unknown) => string): Saying {
  return ({ subject, value, params }) => `${subject} must be ${limit(params.limit)}, not ${came(value)}`;
}

function sized(bound: string, noun: string): Saying {
  return ({ subject, value, params }) => {
    const size = typeof value === "string" ? [...value].length : Object.keys(value ?? {}).length;
    return `${subject} must have ${bound} ${count(Number(params.limit), noun)}, not ${size}`;
  };
}

function lacking({ subject, params, fix, mismatch, scene }: Said): string {
  const lacks = `${subject} ${isPlural(mismatch, scene) ? "lack" : "lacks"} ${code(String(params.missingProperty))}, which is required`;
  if (fix?.kind === "rename") return `${lacks}: ${code(fix.from)} is not defined and may be meant for it`;
  if (params.allowedValues) return `${lacks} and one of ${few(params.allowedValues)}`;
  if (!params.where) return lacks;
  const { tag, value } = params.where as { tag: string; value: Json };
  return `${lacks} where ${subjectOf([...mismatch.path, tag], "")} is ${codeValue(value)}`;
}

/** A union: of members of which one set must be there, or of whatever. */
function ways({ subject, params, mismatch, scene }: Said): string {
  if (!Array.isArray(params.lacking)) return `${subject} ${explain(mismatch)}`;
  const sets = (params.lacking as string[][]).map((names) => names.map(code).join(" and "));
  return `${subject} ${isPlural(mismatch, scene) ? "need" : "needs"} ${sets.slice(0, 8).join(", or ")}`;
}

/** A place inside the value is always one. */
function isPlural({ path }: Mismatch, { subject }: Scene): boolean {
  return path.length === 0 && subject.isPlural;
}

function undefinedMember(key: string): Saying {
  return ({ params, fix, mismatch, scene, subject }) => {
    const holder = mismatch.path.length === 0 ? "" : ` in ${subject}`;
    const names = definedNames(mismatch, scene.schema);
    const only =
      names.length === 0
        ? ""
        : `: ${names.length === 1 ? "only" : "there are"} ${few(names, code)}${names.length === 1 ? " is" : ""}`;
    const said = `${code(String(params[key]))} is not defined${holder}`;
    return fix?.kind === "rename" ? `${said}: did you mean ${code(fix.to)}?` : `${said}${only}`;
  };
}

function meant(fix: ProblemFix | undefined): string {
  return fix?.kind === "replace" ? `: did you mean ${codeValue(fix.value)}?` : "";
}

function came(value: Json): string {
  const isLarge = typeof value === "object" && value !== null;
  return isLarge || typeof value === "boolean" ? inWords(value) : value === null ? "null" : `${codeValue(value)}`;
}

function few(values: unknown, quote: (value: never) => string = codeValue as never): string {
  const list = Array.isArray(values) ? values : [];
  const shown = list.slice(0, 8).map((value) => quote(value as never));
  return shown.join(", ") + (list.length > shown.length ? ` or ${list.length - shown.length} more` : "");
}
