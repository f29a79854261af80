import { expect } from "vitest";
import { analyze, analyzeResult } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Diagnostic, Json, JsonObject, Settings } from "../types.ts";
import { alone, isUnderstated, settingsOf } from "./rule.testing.ts";
import type { Rule } from "./rule.ts";

/**
 * One document, what a rule says of it, and what the first repair makes of it. The cases of a rule stand beside it, in
 * `<id>.cases.ts`, as the export `cases`; a case without `at` is one that the rule has nothing to say of.
 */
export type RuleCase =
  | (Case<"text", string> & Expected)
  | (Case<"document", Json> & Expected)
  /** In a list; name, description and inputSchema are filled in where they are missing, as in `tool`. */
  | (Case<"tools", readonly JsonObject[]> & Expected)
  | (Case<"tool", JsonObject> & Expected)
  | (Case<"description", string> & Expected)
  /** The inputSchema, `type` aside. */
  | (Case<"schema", JsonObject> & Expected)
  | (Case<"properties", JsonObject> & Expected)
  /** The schema of the property `p`. */
  | (Case<"property", Json> & Expected)
  /** The result of a call of the tool `of`. */
  | (Case<"result", Json> & Expected & { readonly of?: JsonObject });

type Case<Slot extends string, Value> = { readonly [Key in Slot]: Value } & {
  /** The same after the first repair of the first finding. */
  readonly becomes?: Value;
};

interface Expected {
  /** The path of every finding, from the place that the case is about. */
  readonly at?: readonly string[];
  /** A part of `severity: message` of the first one. */
  readonly says?: string;
  /** Whether its first repair is safe; asked where `becomes` is given. */
  readonly safe?: true;
  /** The titles of all its repairs. */
  readonly titles?: readonly string[];
  readonly settings?: Partial<Settings>;
  /** Asked while all other rules speak too: some leave what others say better. */
  readonly among?: true;
}

interface Slot {
  readonly text: string;
  /** Where the place that the case is about lies in it. */
  readonly base: string;
}

export function checkCase(rule: Rule, one: RuleCase): void {
  const { text, base } = slotOf(one);
  const found = findings(rule, one);
  expect(found.map(({ path }) => from(base, path))).toEqual(one.at ?? []);
  expect(found.filter(isUnderstated)).toEqual([]);
  const [first] = found;
  const says = first && `${first.severity}: ${first.message}`;
  if (one.says !== undefined) expect(says).toContain(one.says);
  if (one.titles) {
    const fixes = first?.fix ? [first.fix, ...(first.alternatives ?? [])] : [];
    expect(fixes.map(({ title }) => title)).toEqual(one.titles);
  }
  if (one.becomes === undefined) return;
  const after = applyEdits(text, first?.fix?.edits ?? []);
  const wanted = slotOf({ ...one, [slotName(one)]: one.becomes } as RuleCase).text;
  if ("text" in one) expect(after).toBe(wanted);
  else expect(JSON.parse(after)).toEqual(JSON.parse(wanted));
  expect(first?.fix?.safe ?? false).toBe(one.safe ?? false);
}

/** What the rule says of a case. */
function findings(rule: Rule, one: RuleCase): readonly Diagnostic[] {
  const common = one.among ? settingsOf(rule) : alone(rule);
  const settings = { ...common, ...one.settings, rules: { ...common.rules, ...one.settings?.rules } };
  const { text } = slotOf(one);
  const { diagnostics } = "result" in one ? analyzeResult(text, one.of, settings) : analyze(text, settings);
  return diagnostics.filter((diagnostic) => diagnostic.rule === rule.id);
}

/** The name of a case among those of its rule. */
export function nameOf(one: RuleCase): string {
  const [slot, given] = [slotName(one), (one as unknown as Record<string, Json>)[slotName(one)]];
  return `${slot} ${typeof given === "string" ? given : JSON.stringify(given)}`.slice(0, 200);
}

const slotNames = [
  ...(["text", "document", "tools", "tool", "description", "schema", "properties", "property", "result"] as const),
];

function slotName(one: RuleCase): (typeof slotNames)[number] {
  return slotNames.find((name) => Object.hasOwn(one, name)) ?? "text";
}

function slotOf(one: RuleCase): Slot {
  if ("text" in one) return { text: one.text, base: "" };
  if ("document" in one) return { text: JSON.stringify(one.document), base: "" };
  if ("result" in one) return { text: JSON.stringify(one.result), base: "" };
  if ("tools" in one) return { text: JSON.stringify({ tools: one.tools.map(completed) }), base: "/tools" };
  if ("tool" in one) return { text: JSON.stringify(completed(one.tool)), base: "" };
  if ("description" in one) return { text: JSON.stringify(completed({ description: one.description })), base: "" };
  if ("schema" in one) return { text: withInput(one.schema), base: "/inputSchema" };
  if ("properties" in one) {
    return { text: withInput({ properties: one.properties }), base: "/inputSchema/properties" };
  }
  return { text: withInput({ properties: { p: one.property } }), base: "/inputSchema/properties/p" };
}

const withInput = (schema: JsonObject) => JSON.stringify(completed({ inputSchema: { type: "object", ...schema } }));

const completed = (tool: JsonObject): JsonObject => ({
  name: "get_it",
  description: "Gets it.",
  inputSchema: { type: "object" },
  ...tool,
});

/** A path as seen from another; whole, with a mark, where it lies outside. */
function from(base: string, path: string): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : `^${path}`;
}
