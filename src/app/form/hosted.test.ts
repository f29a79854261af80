import { expect, it } from "vitest";
import { type FormPlan, formPlan, isPlan, type Json } from "../../core/index.ts";
import { hostedMembers } from "./hosted.ts";

function planOf(schema: Json): FormPlan {
  const plan = formPlan(schema);
  if (!isPlan(plan)) throw new Error(plan.code);
  return plan;
}

const whole = (plan: FormPlan, isSent = true) => hostedMembers(plan, { node: plan.root, path: [], depth: 0, isSent });

it("the host gets one level, however deep or endless the schema is", () => {
  const node = { type: "object", required: ["next"], properties: { next: { $ref: "#/$defs/node" } } };
  const { schema } = whole(planOf({ ...node, $defs: { node } }));
  expect(schema).toEqual({ type: "object", properties: { m0: { type: "object" } }, required: ["m0"] });
});

it("members are numbered, so that no two have one id and no name breaks an object", () => {
  const names = ["__proto__", "a_b", "constructor", ""];
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const { schema, uiSchema } = whole(planOf({ type: "object", properties }));
  expect(Object.keys(schema.properties ?? {})).toEqual(["m0", "m1", "m2", "m3"]);
  const placed = Object.values(uiSchema).map((part) => part["ui:options"].placement);
  expect(placed.map(({ name, path }) => [name, path])).toEqual(names.map((name) => [name, [name]]));
});

it("of an object that is not sent nothing is required", () => {
  const plan = planOf({ type: "object", required: ["a"], properties: { a: { type: "boolean" } } });
  expect(whole(plan).schema.required).toEqual(["m0"]);
  expect(whole(plan, false).schema.required).toEqual([]);
});

it("what the host has no type for has a field or a widget of its own", () => {
  const properties = { a: { enum: ["x", "y"] }, b: { type: ["string", "number"] }, c: {}, d: { prefixItems: [{}] } };
  const { uiSchema } = whole(planOf({ type: "object", properties }));
  expect(Object.values(uiSchema).map((part) => part["ui:field"] ?? part["ui:widget"])).toEqual([
    "select",
    "UnionField",
    "JsonWidget",
    "TupleField",
  ]);
});
