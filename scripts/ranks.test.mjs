import tokens from "gpt-tokenizer/bpeRanks/o200k_base";
import { expect, it } from "vitest";
import { packed } from "./ranks.mjs";

/** @param {string} code */
const unpacked = async (code) =>
  /** @type {Iterable<string | number[]>} */ (
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default
  );
/** @param {Iterable<string | readonly number[]>} list */
const asBytes = (list) =>
  Array.from(list, (token) => Buffer.from(/** @type {string} */ (token)).toString("latin1")).join("\n");

it("gives back every token of the table, in order", async () => {
  expect(asBytes(await unpacked(packed(tokens))) === asBytes(tokens)).toBe(true);
});

it("keeps tokens apart that hold the marks it packs with", async () => {
  const hard = ["a", "\x7f", "\0", "\0\x01", [200, 0, 127], "é", ""];
  expect(asBytes(await unpacked(packed(hard)))).toBe(asBytes(hard));
});
