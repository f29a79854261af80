import { expect, it } from "vitest";
import { onlyTool } from "./one-tool.ts";

const text = `{
  "tools": [
    { "name": "a" },
    {
      // Stays.
      "name": "b",
      "inputSchema": {}
    }
  ],
  "cases": [
    { "name": "other", "tool": "a", "arguments": {}, "expect": "valid" },
    { "name": "mine", "tool": "b", "arguments": {}, "expect": "valid" }
  ]
}
`;

it("cuts out one tool with its comments and cases", () => {
  expect(onlyTool(text, "b")).toBe(`{
  "tools": [
    {
      // Stays.
      "name": "b",
      "inputSchema": {}
    }
  ],
  "cases": [
    {
      "name": "mine",
      "tool": "b",
      "arguments": {},
      "expect": "valid"
    }
  ]
}
`);
});

it("without cases the tool stands alone", () => {
  expect(onlyTool('[\r\n  {\r\n    "name": "x"\r\n  }\r\n]', "x")).toBe('{\r\n  "name": "x"\r\n}\r\n');
});

it("no such tool", () => {
  for (const broken of [text, "", "{", "[".repeat(100_000)]) expect(onlyTool(broken, "nobody")).toBeUndefined();
});
