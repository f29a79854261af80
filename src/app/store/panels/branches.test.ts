import { expect, test } from "vitest";
import { showTags, withShownTags } from "./branches.ts";

test.each([
  ["a union without a value gets the tag of the branch it shows", {}, ["target", "to"], { target: { kind: "mail" } }],
  ["one that has a value keeps it", { target: { kind: "text" } }, ["target", "to"], { target: { kind: "text" } }],
  ["another field says nothing about it", {}, ["body"], {}],
  ["the union itself is set as it is", {}, ["target"], {}],
])("%s", (_, root, path, expected) => {
  const stop = showTags("call", ["target"], [["kind", "mail"]]);
  expect(withShownTags("call", root, path)).toEqual(expected);
  expect(withShownTags("another call", root, path)).toEqual(root);
  stop();
  expect(withShownTags("call", root, path)).toEqual(root);
});
