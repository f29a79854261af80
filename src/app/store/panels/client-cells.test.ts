import { expect, it } from "vitest";
import { packCell } from "../../worker/client-cells.ts";
import { badness, createCells, rowOf, sumOf } from "./client-cells.ts";

const [works, changed, refused] = [packCell("works", 0), packCell("changed", 3), packCell("refused", 0)];

it("only what nobody has asked about is missing: an edited tool, or a client that is new", () => {
  const cells = createCells();
  const server = { name: "a" };
  cells.forServer(server);
  cells.put("one", ["x", "y"], [works, changed]);
  expect(cells.missing("one", ["x", "y"])).toEqual([]);
  expect(cells.missing("one", ["x", "y", "z"])).toEqual(["z"]);
  expect(cells.missing("one, edited", ["x", "y"])).toEqual(["x", "y"]);
  cells.put("one", ["z"], [refused]);
  expect(cells.row("one", ["z", "x"])).toEqual(rowOf([refused, works]));
  cells.forServer(server);
  expect(cells.missing("one", ["x"])).toEqual([]);
  cells.forServer({ name: "a" });
  expect(cells.missing("one", ["x"])).toEqual(["x"]);
});

it("the row of a tool that did not change is the same object, so it is not drawn again", () => {
  const cells = createCells();
  const clients = ["x"];
  cells.put("one", clients, [works]);
  expect(cells.row("one", clients)).toBe(cells.row("one", clients));
});

it("texts that were typed are forgotten, but for a few", () => {
  const cells = createCells();
  for (let key = 0; key < 100; key++) cells.put(`text ${key}`, ["x"], [works]);
  cells.keepOnly(["text 99"]);
  expect([cells.row("text 98", ["x"]), cells.row("text 99", ["x"])]).toEqual([undefined, rowOf([works])]);
});

it("counts verdicts, and knows which row is worse", () => {
  const rows = [rowOf([works, changed, 0]), rowOf([refused, works, works]), undefined];
  expect(sumOf(rows)).toEqual({ works: 3, changed: 1, unknown: 0, refused: 1 });
  expect(rows.toSorted((a, b) => badness(b) - badness(a))[0]).toBe(rows[1]);
});
