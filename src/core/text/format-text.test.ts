import { expect, it } from "vitest";
import { formatText } from "./index.ts";

it("writes one member a line and keeps comments, values and the last line end", () => {
  expect(formatText('{"tools":[{"name":"a",/* why */"n":1.0}]}\n')).toBe(
    '{\n  "tools": [\n    {\n      "name": "a", /* why */\n      "n": 1.0\n    }\n  ]\n}\n',
  );
});

it("changes nothing the second time, and nothing in a text without JSON", () => {
  const once = formatText('{"a":[1,{"b":null}]}');
  expect(formatText(once)).toBe(once);
  expect(formatText("")).toBe("");
});

it("leaves a text that is too deep alone", () => {
  const deep = "[".repeat(5000);
  expect(formatText(deep)).toBe(deep);
});
