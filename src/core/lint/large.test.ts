import { describe, it } from "vitest";
import { analyze } from "../analyze.ts";
import type { Settings } from "../types.ts";
import { only } from "./rule.testing.ts";
import { rules } from "./rules.ts";

/** What must not hang: each test ends within the time that vitest gives it. */
const options = Object.fromEntries(
  rules.flatMap(({ id, preset }) => (preset === "option" ? [[id, "hint" as const]] : [])),
);
const settings: Partial<Settings> = { preset: "all", rules: options };
const group = (prefix: string) => only(...rules.map(({ id }) => id).filter((id) => id.startsWith(prefix)));

describe("large schemas", () => {
  const many = (count: number, entry: (index: number) => string) =>
    Array.from({ length: count }, (_, n) => entry(n)).join();
  const flags = many(2_000, (n) => `"p${n}":{"required":true}`);
  const keys = many(5_000, (n) => `"k${n}":${n}`);
  const patterns = many(300, (n) => `"(a+)+${n}$":{"type":"string"}`);
  const names = many(300, (n) => `"${"a".repeat(30)}${n}":{"type":"number"}`);

  it.each([
    ["flags", `"properties":{${flags}}`],
    ["keys", keys],
    ["patterns", `"properties":{${names}},"patternProperties":{${patterns}}`],
  ])(
    "of many %s",
    (_, members) => {
      analyze(`{"name":"a","inputSchema":{"type":"object",${members}}}`, settings);
    },
    60_000,
  );
});

describe("descriptions", () => {
  it.each([
    ["spaces", " ".repeat(200_000)],
    ["backticks", "`a".repeat(100_000)],
    ["names", "use get_a_".repeat(20_000)],
    ["list", `Args:\n${"a ".repeat(1_000).padEnd(200_000)}`],
  ])(
    "of %s",
    (_, filling) => {
      const inputSchema = { type: "object", properties: { a: { type: "string" } } };
      const first = { name: "get_user", description: `Reads x${filling}x`, inputSchema };
      const second = { name: "getUser", description: filling, inputSchema: { type: "object" } };
      analyze(JSON.stringify({ tools: [first, second] }), group("quality/description-"));
    },
    60_000,
  );

  it.each([
    ...["a", "<", "<  ", "<!--", "<system>", "(", "[", "\\x41", "%41", "&#1;", "eyJ-", "sk-", "no "],
    ...["\u2800", " ", "\n", "do not tell "],
  ])(
    "of %j again and again",
    (unit) => {
      const value = unit.repeat(100_000 / unit.length);
      for (const description of [value, `<${value}`]) {
        analyze(JSON.stringify({ name: "t", description, inputSchema: { type: "object" } }), group("security/"));
      }
    },
    60_000,
  );
});
