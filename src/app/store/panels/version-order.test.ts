import { expect, it } from "vitest";
import { orderByName } from "./version-order.ts";

it.each([
  ["v2", "v1.json", "older"],
  ["server-1.9.0", "server-1.10.0.json", "newer"],
  ["server 2", "server-2.0", undefined],
  ["tools 2026-02-01", "tools 2026-01-05.json", "older"],
  ["mine", "chosen.json", undefined],
  ["github-2", "gitlab-1", undefined],
] as const)("%s beside %s: the target is %s", (here, there, expected) => {
  expect(orderByName(here, there)).toBe(expected);
});
