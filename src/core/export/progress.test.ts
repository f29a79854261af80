import { expect, it } from "vitest";
import type { Json } from "../types.ts";
import { exportTools } from "./export-tools.ts";
import { exporters } from "./exporters.ts";

const count = 4;
const last = count - 1;

it.each(exporters)("$id counts each tool when it is written, not before", ({ id }) => {
  const told: [done: number, of: number][] = [];
  const readAfter = new Set<number>();
  const tools = Array.from({ length: count }, (_, index) =>
    watched(`tool_${index}`, () => {
      if (index === last) readAfter.add(told.length);
    }),
  );
  const { refused, files } = exportTools(tools, { to: id }, (done, of) => told.push([done, of]));
  expect(refused).toBeUndefined();
  expect(files.length).toBeGreaterThan(0);
  expect(told).toEqual(tools.map((_, index) => [index + 1, count]));
  // The schemas of the last tool are read when all before it are done; before the first, only their depth is looked at.
  readAfter.delete(0);
  expect([...readAfter]).toEqual([last]);
});

it("a refused request counts nothing", () => {
  const told: number[] = [];
  expect(exportTools([], { to: "json" }, (done) => told.push(done)).refused).toContain("no tool");
  expect(told).toEqual([]);
});

/** A tool that tells when its schema is read. */
function watched(name: string, told: () => void): Json {
  const schema = { type: "object", properties: { at: { type: "string" } } };
  return {
    name,
    get inputSchema() {
      told();
      return schema;
    },
  };
}
