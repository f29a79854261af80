import { expect, it } from "vitest";
import { compareDocuments } from "../../../core/index.ts";
import { firstOf, groupsOf } from "./groups.ts";

const tool = (name: string, description: string, properties: object, required: readonly string[] = []) => ({
  name,
  description,
  inputSchema: { type: "object", properties, required },
});
const text = { type: "string", description: "Words." };
const older = [tool("calm", "Is calm.", {}), tool("wild", "Is wild.", { a: text, b: text })];
const newer = [tool("calm", "Is calmer.", {}), tool("wild", "Is wilder.", { a: text, b: text }, ["b"])];
const { rows } = compareDocuments({
  text: JSON.stringify(newer),
  target: JSON.stringify(older),
  targetIsNewer: false,
  rejected: [],
  confirmed: [],
  tool: undefined,
});
const brief = (groups: ReturnType<typeof groupsOf>) =>
  groups.map((group) => [group.tool, ...group.rows.map(({ severity }) => severity)]);

it("puts the tool that breaks first, and in it the change that breaks", () => {
  expect(rows.map((row) => row.tool)).toEqual(["calm", "wild", "wild"]);
  expect(brief(groupsOf(rows))).toEqual([
    ["wild", "breaking", "behavioural"],
    ["calm", "behavioural"],
  ]);
});

it("cuts after so many rows, within a group where need be", () => {
  expect(brief(firstOf(groupsOf(rows), 1))).toEqual([["wild", "breaking"]]);
  expect(firstOf(groupsOf(rows), 3)).toEqual(groupsOf(rows));
});
