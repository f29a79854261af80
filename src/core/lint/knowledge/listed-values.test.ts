import { expect, it } from "vitest";
import { listedValues } from "./listed-values.ts";

it.each<[string, string, string[] | undefined]>([
  ["unit", "metric or imperial", ["metric", "imperial"]],
  ["sort", "How to sort ('newest' | 'oldest')", ["newest", "oldest"]],
  ["a", "Must be one of: low, medium, or high.", ["low", "medium", "high"]],
  ["a", "Allowed values: `x`, `y`", ["x", "y"]],
  ["a", "One of red, green, etc.", undefined],
  ["place", "city or address", undefined],
  ["state", "State or province", undefined],
  ["owner_id", "One of user, team", undefined],
  ["a", "Comma-separated. One of: a, b", undefined],
  ["a", "Can be anything you like", undefined],
])("%s, %j lists %j", (name, description, values) => {
  expect(listedValues(name, description)).toEqual(values);
});
