import fc from "fast-check";
import { expect, test } from "vitest";
import { unifiedDiff } from "./unified-diff.ts";

test("shows three lines around a change and where it is", () => {
  const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
  expect(unifiedDiff("a.json", before, before.replace("5", "five"))).toBe(
    "--- a/a.json\n+++ b/a.json\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
  );
});

test("changes far apart get hunks of their own, and lines between near ones stay", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`);
  const after = lines.map((line, index) => ([3, 5, 25].includes(index) ? `new ${line}` : line));
  const diff = unifiedDiff("a", lines.join(""), after.join(""));
  expect(diff.match(/^@@.*@@$/gm)).toEqual(["@@ -1,9 +1,9 @@", "@@ -23,7 +23,7 @@"]);
  expect(diff).toContain("\n line 4\n");
});

test("says where the line end at the end is missing", () => {
  expect(unifiedDiff("a", "x", "x\n")).toBe(
    "--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n",
  );
});

test("an empty side names line 0", () => {
  expect(unifiedDiff("a", "", "x\n")).toContain("@@ -0,0 +1,1 @@\n+x\n");
  expect(unifiedDiff("a", "x\n", "")).toContain("@@ -1,1 +0,0 @@\n-x\n");
});

test("line ends from Windows stay, other control characters do not", () => {
  const diff = unifiedDiff("\u001b.json", "a\u001b\r\nb\r\n", "a\u001b\r\nc\r\n");
  expect(diff).toBe("--- a/\\u001b.json\n+++ b/\\u001b.json\n@@ -1,2 +1,2 @@\n a\\u001b\r\n-b\r\n+c\r\n");
});

test("a line of the document is no command to a build server", () => {
  expect(unifiedDiff("a", "::error::x\ny\n", "::error::x\nz\n")).toContain("\n \\u003a:error::x\n");
});

test("applies: whatever the texts, the diff leads from one to the other", () => {
  const text = fc.array(fc.constantFrom("a\n", "b\n", "}\n", "},\n", "\n", "c\r\n"), { maxLength: 40 });
  const tail = fc.constantFrom("", "end", "}");
  fc.assert(
    fc.property(text, tail, text, tail, (left, leftTail, right, rightTail) => {
      const [before, after] = [left.join("") + leftTail, right.join("") + rightTail];
      expect(apply(before, unifiedDiff("f", before, after))).toBe(after);
    }),
    { numRuns: 500 },
  );
});

test("stays quick where everything differs", () => {
  const many = (word: string) => Array.from({ length: 50_000 }, (_, index) => `${word} ${index}\n`).join("");
  const started = performance.now();
  const diff = unifiedDiff("f", many("a"), many("b"));
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(diff).toContain("@@ -1,50000 +1,50000 @@");
});

/** What `patch` does, strictly: every context line must match. */
function apply(text: string, diff: string): string {
  if (diff === "") return text;
  const source = text === "" ? [] : text.split(/(?<=\n)/);
  const result: string[] = [];
  let at = 0;
  for (const line of diff.split(/(?<=\n)(?!\\)/).slice(2)) {
    const body = line.slice(1).replace("\n\\ No newline at end of file\n", "");
    const header = /^@@ -(\d+),(\d+) /.exec(line);
    if (header) {
      const start = Number(header[1]) - (header[2] === "0" ? 0 : 1);
      result.push(...source.slice(at, start));
      at = start;
    } else {
      if (!line.startsWith("+")) expect(body).toBe(source[at++]);
      if (!line.startsWith("-")) result.push(body);
    }
  }
  return [...result, ...source.slice(at)].join("");
}
