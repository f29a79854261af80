import { expect, it } from "vitest";
import { analyze } from "../index.ts";

const list = (size: number) =>
  JSON.stringify(
    Array.from({ length: size }, (_, at) => ({
      name: `find_${at}`,
      description: `Finds what is on shelf ${at} and says where.`,
      inputSchema: { type: "object" },
    })),
  );

it.each([
  [128, "recommended", undefined],
  [129, "recommended", ["warning", "request"]],
  [40, "strict", undefined],
  [41, "strict", ["warning", "meaning"]],
] as const)("%s tools, %s: what breaks the whole request is told without being asked for", (size, preset, told) => {
  const found = analyze(list(size), { preset }).diagnostics.find(({ rule }) => rule === "quality/tool-count");
  expect(found && [found.severity, found.radius]).toEqual(told);
});
