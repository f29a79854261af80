import { type Schema, type SchemaDraft, Validator } from "@cfworker/json-schema";
import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { extentOf } from "../measure.ts";
import { maxTextFor } from "../pattern.ts";
import { subschemas } from "../walk.ts";
import { attempt, errorsOf, serverEngine } from "./ajv.ts";
import { type Judging, keptFor } from "./judging.ts";

export type ServerEngine = "ajv" | "ajv-draft-07" | "cfworker";

/** What an engine that servers judge with says of a value. */
export interface Opinion {
  readonly engine: ServerEngine;
  /** Undefined where it cannot use the schema. */
  readonly takes: boolean | undefined;
  /** False where it could take minutes. */
  readonly asked: boolean;
}

/** What each engine of the official SDK says. */
export function opinionsOn(schema: JsonObject, value: Json, dialect: Dialect): readonly Opinion[] {
  const judging = { dialect, remotes: none, formats: true };
  const ajv = byAjv(schema, value, judging);
  const asDraft07 = isTimeless(schema) ? ajv : byAjv(schema, value, { ...judging, dialect: "draft-07" });
  return [
    { engine: "ajv", takes: ajv, asked: true },
    { engine: "ajv-draft-07", takes: asDraft07, asked: true },
    byWorker(schema, value, judging),
  ];
}

const dated = [
  ...["$schema", "$id", "$anchor", "$vocabulary", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
  ...["prefixItems", "additionalItems", "minContains", "maxContains", "dependentRequired", "dependentSchemas"],
  ...["unevaluatedItems", "unevaluatedProperties", "contains"],
];

/** Whether it means the same in every draft, so that it need not be compiled for each. */
const isTimeless = remember((root: JsonObject) => {
  for (const { schema } of subschemas(root)) {
    if (!isObject(schema)) continue;
    if (Array.isArray(schema.items) || dated.some((keyword) => Object.hasOwn(schema, keyword))) return false;
  }
  return true;
});

const none = {};

function byAjv(schema: JsonObject, value: Json, judging: Judging): boolean | undefined {
  const compiled = keptFor(schema, "server", judging, () =>
    attempt(() => serverEngine(judging.dialect).compile(schema as never)),
  );
  const errors = typeof compiled === "function" ? errorsOf(compiled, value) : undefined;
  return errors && errors.length === 0;
}

const drafts: Readonly<Record<Dialect, SchemaDraft>> = {
  "draft-06": "7",
  "draft-07": "7",
  "2019-09": "2019-09",
  "2020-12": "2020-12",
};

/** Larger values take it seconds. */
const maxValues = 20_000;

function byWorker(schema: JsonObject, value: Json, judging: Judging): Opinion {
  const { values, text } = extentOf(value);
  const made = keptFor(schema, "cfworker", judging, () => ({
    maxTextFor: maxTextForAll(schema),
    validator: attempted(() => new Validator(schema as Schema, drafts[judging.dialect])),
  }));
  const asked = values <= maxValues && text <= made.maxTextFor;
  return {
    engine: "cfworker",
    asked,
    takes: asked ? attempted(() => made.validator?.validate(value).valid) : undefined,
  };
}

/** It throws for references that lead nowhere, and where the stack ends. */
function attempted<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The longest text that all patterns can be tried on in good time. */
function maxTextForAll(root: Json): number {
  let min = Number.POSITIVE_INFINITY;
  for (const { schema } of subschemas(root)) {
    const pattern = member(schema, "pattern");
    const names = Object.keys(member(schema, "patternProperties") ?? {});
    for (const one of typeof pattern === "string" ? [pattern, ...names] : names) min = Math.min(min, maxTextFor(one));
  }
  return min;
}
