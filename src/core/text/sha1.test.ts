import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sha1 } from "./sha1.ts";

it("agrees with the platform, whatever the length and the characters", () => {
  for (const text of [
    "",
    "abc",
    "github__get_issue",
    "ä€😀",
    ..."x"
      .repeat(130)
      .split("")
      .map((_, at) => "é".repeat(at)),
  ]) {
    expect(sha1(text)).toBe(createHash("sha1").update(text).digest("hex"));
  }
});
