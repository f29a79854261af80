import { describe, expect, it } from "vitest";
import { findRevision, latestRevision } from "../mcp/revisions.ts";
import type { Json } from "../types.ts";
import { dialectOf, meantDialect } from "./dialect.ts";

describe("dialectOf", () => {
  it.each<[Json, string | undefined]>([
    [{}, "2020-12"],
    [true, "2020-12"],
    [false, "2020-12"],
    [{ $schema: "https://json-schema.org/draft/2020-12/schema" }, "2020-12"],
    [{ $schema: "http://json-schema.org/draft/2020-12/schema#" }, "2020-12"],
    [{ $schema: "https://json-schema.org/draft/2019-09/schema" }, "2019-09"],
    [{ $schema: "http://json-schema.org/draft-07/schema#" }, "draft-07"],
    [{ $schema: "https://json-schema.org/draft-07/schema" }, "draft-07"],
    [{ $schema: "http://json-schema.org/draft-06/schema#" }, "draft-06"],
    [{ $schema: "http://json-schema.org/draft-04/schema#" }, undefined],
    [{ $schema: "http://json-schema.org/draft-07/schema#/properties" }, undefined],
    [{ $schema: "draft-07" }, undefined],
    [{ $schema: "" }, undefined],
    [{ $schema: null }, undefined],
    [{ $schema: 7 }, undefined],
  ])("of %j is %s", (schema, expected) => {
    expect(dialectOf(schema, latestRevision)).toBe(expected);
  });

  it("is draft-07 where an older revision does not say", () => {
    expect(dialectOf({}, findRevision("2025-06-18") ?? latestRevision)).toBe("draft-07");
  });
});

describe("meantDialect", () => {
  it.each([
    ["draft-7", "draft-07"],
    ["http://json-schema.org/draft-07/schema/", "draft-07"],
    ["JSON Schema Draft 2020-12", "2020-12"],
    ["https://json-schema.org/draft/2019-09", "2019-09"],
    ["http://json-schema.org/draft-04/schema#", undefined],
    ["http://json-schema.org/schema#", undefined],
    ["", undefined],
  ])("of %j is %s", (declared, expected) => {
    expect(meantDialect(declared)).toBe(expected);
  });
});
