import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const schema = { type: "object", properties: {} };
const definition = (fields: object) => JSON.stringify({ name: "x", description: "X.", schema, ...fields });

/** What is given beside name and schema, and the annotations that it must become. */
const inferred: readonly (readonly [object, object])[] = [
  [{ category: "read" }, hints(true, false, true, true)],
  [{ category: "read", external: false }, hints(true, false, true, false)],
  [{ category: "read", consequenceLevel: "high" }, hints(true, false, true, true)],
  [{ category: "read", requiresConfirmation: true }, hints(true, false, true, true)],
  [{ category: "analysis" }, hints(true, false, true, false)],
  [{ category: "analysis", external: true }, hints(true, false, true, true)],
  [{ category: "write", consequenceLevel: "low" }, hints(false, false, undefined, true)],
  [{ category: "write", consequenceLevel: "medium" }, hints(false, false, undefined, true)],
  [{ category: "write", consequenceLevel: "low", requiresConfirmation: true }, hints(false, true, undefined, true)],
  [{ category: "write", consequenceLevel: "high" }, hints(false, true, false, true)],
  [{ category: "write", consequenceLevel: "high", external: false }, hints(false, true, false, false)],
  [{ category: "write" }, hints(false, undefined, undefined, true)],
  [{ category: "write", annotations: { idempotentHint: true } }, hints(false, undefined, true, true)],
];

describe("a tool definition", () => {
  it.each(inferred)("%j", (fields, annotations) => {
    const { from, tools } = importTools(definition(fields));
    expect(from).toBe("tool-definition");
    expect(tools).toEqual([{ name: "x", description: "X.", inputSchema: schema, annotations }]);
  });

  const extra = { timeout: 30, tags: ["a"], version: "2", dependsOn: ["y"], consequenceLevel: "low" };

  it("says of every field without an equal that it is lost", () => {
    const { notes } = importTools(definition({ ...extra, requiresConfirmation: true, category: "write" }));
    const lost = notes.filter(({ kind }) => kind === "lost").map(({ message }) => /`(\w+)`/.exec(message)?.[1]);
    expect(lost).toEqual(["timeout", "tags", "version", "dependsOn", "consequenceLevel", "requiresConfirmation"]);
  });

  it("keeps them in _meta on request", () => {
    const { tools } = importTools(definition({ ...extra, category: "read" }), { keepMeta: true });
    expect(tools[0]?._meta).toEqual({
      "tool-definition/timeout": 30,
      "tool-definition/tags": ["a"],
      "tool-definition/version": "2",
      "tool-definition/dependsOn": ["y"],
      "tool-definition/consequenceLevel": "low",
    });
  });

  it("never cuts a description, and takes a list", () => {
    const long = "Do this. ".repeat(2000);
    const text = JSON.stringify([
      JSON.parse(definition({ description: long, category: "read" })),
      { name: "y", schema },
    ]);
    expect(importTools(text).tools).toMatchObject([{ description: long }, { name: "y" }]);
  });
});

function hints(readOnlyHint: boolean, destructiveHint?: boolean, idempotentHint?: boolean, openWorldHint?: boolean) {
  const all = { readOnlyHint, destructiveHint, idempotentHint, openWorldHint };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
