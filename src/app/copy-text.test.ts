import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";

/** A browser whose clipboard takes a text so. */
function browserWith(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a text", "one"],
  ["a text in the making", Promise.resolve("one")],
])("copies %s", async (_, text) => {
  const copied: string[] = [];
  browserWith(async (taken) => void copied.push(taken));
  expect(await copyText(text)).toBe(true);
  expect(copied).toEqual(["one"]);
});

it("says so where the browser refuses, where it has no clipboard, and where there is no text", async () => {
  browserWith(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  expect(await copyText("one")).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await copyText("one")).toBe(false);
  expect(await copyText(Promise.reject(new Error("none")))).toBe(false);
});
