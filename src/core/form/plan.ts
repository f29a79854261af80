import { isObject } from "../json.ts";
import { declaredDialect, membersOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import type { FieldPlan, FormPlan, NoForm } from "./form-plan.ts";
import { fieldOf } from "./node.ts";

/** More different subschemas than this, and making the form takes longer than writing the JSON. */
const maxNodes = 4_000;
/** More fields at once than this are not read by anybody. */
const maxFields = 1_200;
/** Objects inside of objects that are open from the start. */
export const openDepth = 3;

/** The form of an `inputSchema`, or why there is none. Bounded for any schema: nothing is ever multiplied out. */
export function formPlan(schema: Json | undefined): FormPlan | NoForm {
  if (!isObject(schema)) {
    return { code: schema === undefined ? "no-schema" : "bad-schema", args: [] };
  }
  const nodes: FieldPlan[] = [];
  const numbers = new Map<string, number>();
  const waiting: { schemas: readonly Json[]; hint: "object" | undefined }[] = [];
  const identity = identities();
  // A schema that declares no dialect is read with the keywords of all: the revision would decide which do not count.
  const source = { root: schema, dialect: declaredDialect(schema) };
  const node = (schemas: readonly Json[], hint?: "object") => {
    const key = `${hint ?? ""} ${schemas.map(identity).join(" ")}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, waiting.length);
    return waiting.push({ schemas, hint }) - 1;
  };
  const root = node([schema], "object");
  for (let at = 0; at < waiting.length; at++) {
    if (waiting.length > maxNodes) return { code: "too-many-parts", args: [String(maxNodes)] };
    const next = waiting[at];
    if (next) nodes.push(fieldOf(next.schemas, next.hint, { node, source }));
  }
  const plan = { nodes, root };
  const fields = visibleFields(plan);
  if (fields > maxFields) return { code: "too-many-fields", args: [String(maxFields)] };
  const [first] = nodes;
  if (first && first.kind !== "object") return { code: "no-object", args: [] };
  return plan;
}

export function isPlan(plan: FormPlan | NoForm): plan is FormPlan {
  return "nodes" in plan;
}

/** The names of the arguments, for completion. */
export function argumentNames(schema: Json | undefined): readonly string[] {
  return Object.keys(membersOf(schema).properties);
}

/** How many fields are on screen before anything is given: required objects are open, the rest waits. */
function visibleFields({ nodes, root }: FormPlan): number {
  let total = 0;
  let level = [root];
  for (let depth = 0; depth <= openDepth && total <= maxFields; depth++) {
    const next: number[] = [];
    for (const number of level) {
      const field = nodes[number];
      if (field?.kind === "tuple") total += field.items.length;
      if (field?.kind !== "object") continue;
      total += field.members.length;
      for (const { required, node } of field.members) if (required) next.push(node);
      if (total > maxFields) break;
    }
    level = next;
  }
  return total;
}

/** The same object has the same name, whatever equals it. */
function identities(): (schema: Json) => string {
  const names = new Map<JsonObject, string>();
  return (schema) => {
    if (!isObject(schema)) return String(schema);
    const known = names.get(schema) ?? `#${names.size}`;
    names.set(schema, known);
    return known;
  };
}
