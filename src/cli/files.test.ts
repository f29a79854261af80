import { expect, test } from "vitest";
import { expand } from "./files.ts";
import { emptyFolder } from "./test-host.ts";

test("a source is meant once, by whatever words, whether it is there or not", async () => {
  const found = await expand(["gone.json", "./gone.json", "-", "-"], emptyFolder());
  expect(found.map(({ file }) => file)).toEqual(["gone.json", "<stdin>"]);
});
