import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { latestRevision } from "../mcp/revisions.ts";
import { defaultSettings } from "../settings.ts";
import { parseDocument } from "../text/document.ts";
import type { Text } from "../text/strings.ts";
import { ownWords, schemaViews } from "./lint.ts";
import { unmark } from "./rule.testing.ts";
import type { RuleContext } from "./rule.ts";
import { rules } from "./rules.ts";

const context: RuleContext = {
  settings: defaultSettings,
  revision: latestRevision,
  toolFields: new Set(latestRevision.toolFields),
  baseline: new Map(),
};
const places: readonly Omit<Text, "text">[] = [
  { path: ["name"], place: "value" },
  { path: ["description"], place: "value" },
  { path: ["inputSchema", "properties", "a", "pattern"], place: "value" },
  { path: ["inputSchema", "properties", "a", "enum", 0], place: "value" },
  { path: ["inputSchema", "properties", "a"], place: "key" },
  { path: ["_meta", "a"], place: "key" },
];

it("words of JSON Schema are reported by no rule about text, wherever they stand", () => {
  for (const text of ownWords) {
    for (const at of places) {
      const found = rules.filter((rule) => [...(rule.text?.({ text, ...at }, context) ?? [])].length > 0);
      expect(
        found.map(({ id }) => id),
        text,
      ).toEqual([]);
    }
  }
});

it("rules with keywords have nothing to say of schemas without them", () => {
  const fixtures = new URL("../fixtures/tools/", import.meta.url);
  const texts = [
    ...rules.flatMap(({ examples: { bad, good } }) => [unmark(bad).text, good]),
    ...readdirSync(fixtures).map((file) => readFileSync(new URL(file, fixtures), "utf8")),
  ];
  const limited = rules.filter((rule) => rule.keywords);
  for (const text of texts) {
    for (const tool of parseDocument(text).tools) {
      for (const view of schemaViews(tool.value, context)) {
        for (const { id, keywords = [], schema } of limited) {
          if (keywords.some((keyword) => Object.hasOwn(view.schema, keyword))) continue;
          expect([...(schema?.(view, context) ?? [])], `${id} on ${JSON.stringify(view.schema)}`).toEqual([]);
        }
      }
    }
  }
}, 60_000);
