import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseDocument } from "./document.ts";
import { documentLines } from "./document-lines.ts";
import { lineIndex } from "./locate.ts";

const folder = new URL("../fixtures/tools/", import.meta.url);
const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));

it("agrees with a count of all lines, at every offset of every fixture", () => {
  for (const text of texts) expectSame(text);
});

it("agrees whatever the line ends and the blanks are", () => {
  const piece = fc.constantFrom(
    "\n",
    "\r\n",
    "\r",
    " ",
    "//x\n",
    '{"name":"a"}',
    '{\n"name":\r\n"b"\r}',
    ",",
    "[",
    "]",
    "\u{1F600}",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectSame(`[${pieces.join("")}]`)),
    { seed: 20261116, numRuns: 500 },
  );
});

function expectSame(text: string): void {
  const [fast, slow] = [documentLines(parseDocument(text)), lineIndex(text)];
  for (let offset = 0; offset <= text.length; offset++) {
    expect(fast({ offset, length: 0 })).toEqual(slow({ offset, length: 0 }));
  }
}
