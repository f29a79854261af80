import { expect, it } from "vitest";
import { placeName } from "./place-name.ts";

it.each([
  ["/inputSchema/properties/state/default", "state"],
  ["/inputSchema/properties/created/properties/from/format", "created.from"],
  ["/inputSchema/properties/properties/type", "properties"],
  ["/inputSchema/$defs/User/format", "User"],
  ["/inputSchema/oneOf", "oneOf"],
  ["/inputSchema/oneOf/1", "oneOf 2"],
  ["/name", "name"],
  ["", "the tool"],
])("%s is %s", (pointer, name) => {
  expect(placeName(pointer)).toBe(name);
});
