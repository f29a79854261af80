import { describe, expect, it } from "vitest";
import type { Json, Path } from "../types.ts";
import { branchOf } from "./branch-of.ts";
import { optionOf } from "./choices.ts";
import { chosenBranch } from "./choose-branch.ts";
import { hasField } from "./field-at.ts";
import type { FormPlan } from "./form-plan.ts";
import { formPlan, isPlan } from "./plan.ts";
import { type Typed, typedJson, typedNumber, typedText } from "./typed.ts";
import { omitAt, renameAt, setAt } from "./values.ts";

describe("arguments", () => {
  const given: [string, Json, Path, Json, Json][] = [
    ["a first value", {}, ["a"], 1, { a: 1 }],
    ["objects on the way are made", {}, ["a", "b"], 1, { a: { b: 1 } }],
    ["lists on the way are made", {}, ["a", 0, "b"], 1, { a: [{ b: 1 }] }],
    ["a place past the end is the next one", { a: [1] }, ["a", 7], 2, { a: [1, 2] }],
    ["order stays", { a: 1, b: 2 }, ["a"], 3, { a: 3, b: 2 }],
    ["empty text is a value of its own", {}, ["a"], "", { a: "" }],
    ["null is one, too", {}, ["a"], null, { a: null }],
  ];
  it.each(given)("set: %s", (_, before, path, value, after) => {
    expect(JSON.stringify(setAt(before, path, value))).toBe(JSON.stringify(after));
  });

  const left: [string, Json, Path, Json][] = [
    ["a member", { a: 1, b: 2 }, ["a"], { b: 2 }],
    ["the object that held nothing else", { a: { b: { c: 1 } }, d: 1 }, ["a", "b", "c"], { d: 1 }],
    ["an element", { a: [1, 2] }, ["a", 0], { a: [2] }],
    ["the list that held nothing else", { a: [1] }, ["a", 0], {}],
    ["not the element that a member was in", { a: [{ b: 1 }, {}] }, ["a", 0, "b"], { a: [{}, {}] }],
    ["what is not there", { a: 1 }, ["b", "c"], { a: 1 }],
  ];
  it.each(left)("omit: %s", (_, before, path, after) => {
    expect(omitAt(before, path)).toEqual(after);
  });

  it("what is not on the way stays the same object", () => {
    const before = { a: { x: 1 }, b: { y: 1 } };
    const after = setAt(before, ["a", "x"], 2) as typeof before;
    expect(after.b).toBe(before.b);
  });

  it("a member called __proto__ is a member", () => {
    const set = setAt({}, ["__proto__", "constructor"], 1);
    expect(JSON.stringify(set)).toBe('{"__proto__":{"constructor":1}}');
    expect(JSON.stringify(omitAt(set, ["__proto__", "constructor"]))).toBe("{}");
  });

  it("an entry keeps its place under another name", () => {
    expect(JSON.stringify(renameAt({ e: { a: 1, b: 2 } }, ["e"], "a", "c"))).toBe('{"e":{"c":1,"b":2}}');
  });
});

describe("what is typed", () => {
  const rows: [string, Typed, Typed["kind"], Json?][] = [
    ["no text", typedText(""), "nothing"],
    ["text", typedText("0"), "value", "0"],
    ["no number", typedNumber(" "), "nothing"],
    ["a number", typedNumber("-1.5e2"), "value", -150],
    ["a number too long to hold", typedNumber("9007199254740993"), "unfinished"],
    ["half a number", typedNumber("1e"), "unfinished"],
    ["a word for a number", typedNumber("Infinity"), "unfinished"],
    ["an object", typedJson('{"a":1}'), "value", { a: 1 }],
    ["half an object", typedJson("{"), "unfinished"],
    ["no JSON", typedJson(" "), "nothing"],
    ["JSON with a number too long to hold", typedJson("[12345678901234567890]"), "unfinished"],
    ["JSON with a key twice", typedJson('{"a":1,"a":2}'), "unfinished"],
    ["JSON with a comment, which the field could not keep", typedJson("[1] // one"), "unfinished"],
  ];
  it.each(rows)("%s", (_, typed, kind, value) => {
    expect(typed.kind).toBe(kind);
    if (typed.kind === "value") expect(typed.value).toEqual(value);
  });

  it("a number and JSON are refused for the same reason, in the same words", () => {
    const [number, json] = [typedNumber("12345678901234567890"), typedJson("12345678901234567890")];
    expect(json).toEqual(number);
    expect(number).toMatchObject({ message: expect.stringContaining("clients read it as `12345678901234567000`") });
  });
});

describe("branches", () => {
  const tagged = (kind: string, name: string) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: { const: kind }, [name]: { type: "number" } },
  });
  const plan = formPlan({
    type: "object",
    properties: { shape: { oneOf: [tagged("circle", "radius"), tagged("square", "side"), { type: "string" }] } },
  }) as FormPlan;
  const union = plan.nodes.find(({ kind }) => kind === "union");
  const branches = union?.kind === "union" ? union.branches : [];

  it("a value shows its branch", () => {
    const found = [{ kind: "square" }, { kind: "circle", side: 1 }, "text", 5].map((value) =>
      branchOf(branches, plan.nodes, value),
    );
    expect(found).toEqual([1, 0, 2, undefined]);
  });

  it("choosing one gives its constant and takes what only the others have", () => {
    expect(chosenBranch(branches, 1, plan.nodes, { kind: "circle", radius: 2 })).toEqual({ kind: "square" });
    expect(chosenBranch(branches, 2, plan.nodes, undefined)).toBeUndefined();
  });

  it("places inside any branch have a field", () => {
    expect([["shape"], ["shape", "side"], ["shape", "depth"], ["other"]].map((path) => hasField(plan, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

/** The complaints about other inspectors, by their number in the list that this project collects. */
describe("complaints", () => {
  const fieldOf = (schema: Json, rest: Record<string, Json> = {}) => {
    const plan = formPlan({ type: "object", properties: { it: schema }, ...rest });
    const root = isPlan(plan) ? plan.nodes[plan.root] : undefined;
    const node = root?.kind === "object" ? root.members[0]?.node : undefined;
    return isPlan(plan) ? plan.nodes[node ?? -1] : undefined;
  };
  it("1, 3: what is cleared leaves no empty list, object or text behind", () => {
    const filled = setAt(setAt({}, ["range", "from"], "x"), ["tags", 0], "y");
    expect(omitAt(omitAt(filled, ["range", "from"]), ["tags", 0])).toEqual({});
    expect(typedText("").kind).toBe("nothing");
  });
  it("2, 9: a default of null is shown, not sent, and the field can be typed in", () => {
    expect(fieldOf({ anyOf: [{ type: "string" }, { type: "null" }], default: null })).toMatchObject({
      kind: "text",
      nullable: true,
      default: null,
    });
  });
  it("4, 5, 8: enums behind references and unions are choices that can be cleared", () => {
    const field = fieldOf(
      { anyOf: [{ $ref: "#/$defs/level" }, { type: "null" }] },
      { $defs: { level: { enum: ["low", "high"] } } },
    );
    expect(field).toMatchObject({ kind: "choice", nullable: true, words: "low, high or null" });
    expect(field?.kind === "choice" && optionOf(field.options, "low")?.label).toBe("low");
    expect(omitAt({ it: "low" }, ["it"])).toEqual({});
  });
  it("6, 7: a union at the root and a nested object have fields", () => {
    const root = formPlan({ type: "object", anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] });
    expect(isPlan(root) && root.nodes.length).toBeGreaterThan(2);
    expect(fieldOf({ type: "object", properties: { inner: { type: "object", properties: { x: {} } } } })?.kind).toBe(
      "object",
    );
  });
  it("12: numbers and objects are sent as such", () => {
    expect([typedNumber("5"), typedJson("[1]")]).toEqual([
      { kind: "value", value: 5 },
      { kind: "value", value: [1] },
    ]);
  });
  it("15: types, limits, formats and descriptions are told", () => {
    expect(fieldOf({ type: "string", format: "uuid", title: "T", description: "D" })).toMatchObject({
      words: "UUID",
      title: "T",
      description: "D",
    });
  });
  it("16: only what is listed is required", () => {
    const plan = formPlan({ type: "object", properties: { a: { type: "string" }, b: {} }, required: ["b"] });
    const root = isPlan(plan) ? plan.nodes[plan.root] : undefined;
    expect(root?.kind === "object" && root.members.map(({ required }) => required)).toEqual([false, true]);
  });
  it.each([
    { type: "object", properties: [] },
    { type: "object" },
    { type: "object", additionalProperties: false },
    {},
  ])("17: a tool without arguments: %j", (schema) => {
    const plan = formPlan(schema);
    expect(isPlan(plan) && plan.nodes[plan.root]).toMatchObject({ kind: "object", members: [], variants: [] });
    expect(isPlan(plan) && plan.nodes[plan.root]).not.toHaveProperty("entries");
  });
});
