import { expect, it } from "vitest";
import { markdownTable } from "./markdown.ts";

it("a table that no name can break", () => {
  const works = { mark: "✅", verdict: "works", changes: 0 } as const;
  const changed = { mark: "⚠️", verdict: "changed", changes: 3 } as const;
  const rows = [
    { tool: "search", cells: [works, changed] },
    { tool: "a|b`c\n\u202E", cells: [works, undefined] },
    { tool: "", cells: [works, works] },
  ];
  expect(markdownTable(["Codex CLI", "x_y|z"], rows)).toBe(`| Tool | Codex CLI | x\\_y\\|z |
| --- | --- | --- |
| \`search\` | ✅ works | ⚠️ changed (3) |
| \`\` a\\|b\`c\\u000a\\u202e \`\` | ✅ works |  |
| (no name) | ✅ works | ✅ works |
`);
});
