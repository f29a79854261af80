import { describe, expect, it } from "vitest";
import { clients } from "../../../core/index.ts";
import { ageOf, sourceLink } from "./sources.ts";

describe("a source", () => {
  it.each([
    [
      "openai/codex codex-rs/tools/src/json_schema.rs @343074d",
      "json_schema.rs",
      "https://github.com/openai/codex/blob/343074d/codex-rs/tools/src/json_schema.rs",
    ],
    ["zed-industries/zed#32946", "zed#32946", "https://github.com/zed-industries/zed/issues/32946"],
    [
      "API error texts in anthropics/claude-code#10606, #586; perplexityai/modelcontextprotocol#57",
      "claude-code#10606",
      "https://github.com/anthropics/claude-code/issues/10606",
    ],
    [
      "platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
      "platform.claude.com",
      "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
    ],
    ["npm:openai@7.53.0 lib/transform.mjs (toStrictJsonSchema)", "openai@7.53.0", undefined],
    ["not published", "not published", undefined],
  ])("%s", (source, label, href) => {
    expect(sourceLink(source)).toEqual({ label, href });
  });

  it("of every client leads to a page of the web or nowhere", () => {
    const links = clients.flatMap(({ sources }) => sources.map((source) => sourceLink(source).href));
    for (const href of links) if (href !== undefined) expect(new URL(href).protocol).toBe("https:");
  });
});

it("a fact shows its age after 180 days", () => {
  const now = Date.parse("2026-11-17T12:00:00Z");
  expect([ageOf("2026-11-16", now), ageOf("2026-05-21", now), ageOf("2026-05-20", now)]).toEqual([
    undefined,
    undefined,
    "181 days ago",
  ]);
});
