import { isObject, type Json, type JsonObject, sameJson } from "../../core/index.ts";
import { type Failure, failure } from "../host.ts";

/** What a `--results` file says of one call. */
export type Canned =
  | { readonly kind: "result"; readonly value: Json }
  /** The tool itself says that it failed. */
  | { readonly kind: "error"; readonly message: string };

interface Rule {
  readonly when: JsonObject;
  readonly canned: Canned;
}

/** The rules of each tool, in the order in which they are tried. */
export type Results = ReadonlyMap<string, readonly Rule[]>;

const fields = ["when", "result", "error"];

/** `{ "<tool>": value | [{ "when": {…}, "result": … }] }`. A list is one of rules where every entry has a `result` or an `error`. */
export function readResults(value: Json, file: string): Results | Failure {
  if (!isObject(value)) return failure(`${file} holds no object: write { "<tool>": <result> }`);
  const results = new Map<string, readonly Rule[]>();
  for (const [tool, given] of Object.entries(value)) {
    const rules = Array.isArray(given) && given.length > 0 ? given.map((entry) => ruleOf(entry)) : [];
    const isRules = rules.length > 0 && rules.every((rule) => rule !== undefined);
    results.set(tool, isRules ? rules : [{ when: {}, canned: { kind: "result", value: given } }]);
  }
  return results;
}

function ruleOf(entry: Json): Rule | undefined {
  if (!isObject(entry) || Object.keys(entry).some((key) => !fields.includes(key))) return undefined;
  const when = entry.when ?? {};
  if (!isObject(when)) return undefined;
  if (typeof entry.error === "string") return { when, canned: { kind: "error", message: entry.error } };
  return entry.result === undefined ? undefined : { when, canned: { kind: "result", value: entry.result } };
}

/** What the first rule that fits says; undefined where none does. */
export function cannedFor(results: Results, tool: string, args: Json): Canned | undefined {
  return results.get(tool)?.find(({ when }) => fits(when, args))?.canned;
}

/** An object fits where all its members do; whatever else is there does not matter. */
function fits(wanted: Json, value: Json | undefined): boolean {
  if (value === undefined) return false;
  if (!isObject(wanted)) return sameJson(wanted, value);
  if (!isObject(value)) return false;
  return Object.entries(wanted).every(([key, inner]) =>
    fits(inner, Object.hasOwn(value, key) ? value[key] : undefined),
  );
}
