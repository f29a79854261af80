import { expect, it } from "vitest";
import { asClient } from "../../../core/index.ts";
import { groupReasons } from "./group-reasons.ts";

it("the same loss at three places is one event with three places", () => {
  const text = { type: "string", default: "x" };
  const tool = { name: "a", inputSchema: { type: "object", properties: { a: text, b: text, c: text } } };
  const { reasons } = asClient(tool, { client: "codex" });
  const groups = groupReasons(reasons);
  const lost = groups.filter(({ code }) => code === "default-dropped");
  expect(lost.map(({ places }) => places.map(({ path }) => path))).toEqual([
    ["a", "b", "c"].map((name) => `/inputSchema/properties/${name}/default`),
  ]);
  expect(groups.flatMap(({ places }) => places)).toHaveLength(reasons.length);
});
