import { describe, expect, it } from "vitest";
import type { Json } from "../../types.ts";
import { dereference, resolveReference } from "./references.ts";

const root = JSON.parse(`{
  "$id": "https://example.com/root#",
  "properties": {
    "a/b": { "title": "slash" },
    "a~b": { "title": "tilde" },
    "50%": { "title": "percent" },
    "": { "title": "empty" },
    "__proto__": { "title": "proto" },
    "yes": true,
    "chain": { "$ref": "#/$defs/link" },
    "loop": { "$ref": "#/properties/loop" },
    "left": { "$ref": "#/properties/right" },
    "right": { "$ref": "#/properties/left" }
  },
  "$defs": {
    "link": { "$ref": "#named" },
    "named": { "$anchor": "named", "title": "anchor" },
    "dynamic": { "$dynamicAnchor": "dynamic", "title": "dynamic anchor" },
    "old": { "$id": "#old", "title": "old anchor" },
    "other": { "$id": "urn:example:other", "title": "other", "not": { "title": "inside" } }
  },
  "allOf": [{ "title": "first" }],
  "default": { "$anchor": "data" }
}`) as Json;

describe("resolveReference", () => {
  it.each([
    ["#/properties/a~1b", "slash"],
    ["#/properties/a%2Fb", undefined],
    ["#/properties/a~0b", "tilde"],
    ["#/properties/50%25", "percent"],
    ["#/properties/50%", "percent"],
    ["#/properties/", "empty"],
    ["#/properties/__proto__", "proto"],
    ["#/properties/constructor", undefined],
    ["#/properties/toString", undefined],
    ["#/allOf/0", "first"],
    ["#/allOf/00", undefined],
    ["#/allOf/1", undefined],
    ["#/allOf/length", undefined],
    ["#named", "anchor"],
    ["#dynamic", "dynamic anchor"],
    ["#old", "old anchor"],
    ["#data", undefined],
    ["#none", undefined],
    ["https://example.com/root#named", "anchor"],
    ["urn:example:other", "other"],
    ["urn:example:other#/not", "inside"],
    ["https://example.com/elsewhere#named", undefined],
    ["file:///etc/passwd", undefined],
  ])("%s leads to %s", (reference, title) => {
    expect((resolveReference(root, reference) as { title?: string } | undefined)?.title).toBe(title);
  });

  it.each([[""], ["#"], ["https://example.com/root"]])("%j is the root itself", (reference) => {
    expect(resolveReference(root, reference)).toBe(root);
  });

  it("finds nothing in a boolean", () => {
    expect(resolveReference(true, "#")).toBe(true);
    expect(resolveReference(true, "#/a")).toBeUndefined();
    expect(resolveReference(false, "#a")).toBeUndefined();
  });
});

describe("dereference", () => {
  it.each<[Json, Json | undefined]>([
    [true, true],
    [{ title: "itself" }, { title: "itself" }],
    [{ $ref: "#/properties/yes" }, true],
    [{ $ref: "#/properties/chain" }, { $anchor: "named", title: "anchor" }],
    [{ $ref: "#/properties/loop" }, undefined],
    [{ $ref: "#/properties/left" }, undefined],
    [{ $ref: "#/none" }, undefined],
    [{ $ref: 5 }, { $ref: 5 }],
  ])("of %j is %j", (schema, expected) => {
    expect(dereference(root, schema)).toEqual(expected);
  });
});
