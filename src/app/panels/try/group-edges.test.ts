import { expect, it } from "vitest";
import { edgeCases } from "../../../core/index.ts";
import { groupEdges } from "./group-edges.ts";

const tool = {
  inputSchema: {
    type: "object",
    additionalProperties: false,
    required: ["size"],
    properties: {
      size: { type: "integer", minimum: 1, maximum: 5 },
      tags: { type: "array", items: { type: "string" } },
    },
  },
};

it("edge cases stand with their argument, those that are taken first, the whole last", () => {
  const groups = groupEdges(edgeCases(tool), ["size", "unlimited", "tags"]);
  expect(groups.map(({ argument }) => argument)).toEqual(["size", "tags", undefined]);
  for (const { cases } of groups) {
    const valid = cases.map((edge) => edge.valid);
    expect(valid).toEqual(valid.toSorted((a, b) => Number(b) - Number(a)));
  }
  expect(groups.flatMap(({ cases }) => cases)).toHaveLength(edgeCases(tool).length);
});
