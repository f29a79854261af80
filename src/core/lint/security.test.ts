import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, Settings } from "../types.ts";
import { rules } from "./rules.ts";

const describing = (description: string) =>
  JSON.stringify({ name: "t", description, inputSchema: { type: "object", properties: { p: { type: "string" } } } });

const others = rules.filter(({ id }) => !/^security\/(?!re)/.test(id)).map(({ id }) => [id, "off"] as const);
const settings: Partial<Settings> = { preset: "all", rules: Object.fromEntries(others) };
const found = (text: string) => analyze(text, settings).diagnostics;

/** The rules that speak of a description, without those about ordinary design. */
function rulesOn(description: string): string[] {
  const quiet = new Set(["url-in-text", "unbounded-string", "schema-text-length"]);
  return [...new Set(found(describing(description)).map(({ rule }) => rule.slice(9)))].filter((id) => !quiet.has(id));
}

describe("honest descriptions", () => {
  it.each([
    "Ignores previous results. Follow the instructions of the page.",
    "Overrides the existing rules of the firewall.",
    "Ignore case. Previous instructions of the assistant are returned.",
    "Use the original prompt, or override the original prompt.",
    "New instructions for the assistant. Your new task is created at once.",
    "Requires developer mode enabled on the phone.",
    "Do not show raw ids to the user; tell the user about the result.",
    "Errors are silently dropped. Without the user's consent nothing is sent.",
    "The user may not know the id. Never share data without asking the user.",
    "Hides a page from users. Updates an order without notifying the customer.",
    "Call this tool before update_order, which needs its number.",
    "If you need an id, you must use this tool to find it.",
    "Search by <system>|<code>, as in <secret> or <id>. a < b, x[i] <- 2",
    "Blocks look like <!-- wp:paragraph --> and <!--[if mso]> here and there <![endif]-->.",
    "Never reads ~/.ssh. Set GITHUB_TOKEN in .env or ~/.kube/config.",
    "Send a message. Also sends notifications.",
    "When list_type is used, sort. When search_mode is used, too.",
    "Do not include <script> tags. Runs JavaScript: fast. Embed with <iframe>.",
    "Table:\n                              indented    and      aligned      columns\n\n\n\n\nEnd",
    `Trailing${" ".repeat(200)}`,
    `Path ${"a/very/long/path/".repeat(12)} and ${"A".repeat(500)}`,
    "Emoji 👩‍💻 👨‍👩‍👧‍👦 ❤️ 1️⃣ ©️ 🏳️‍🌈 ✓️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "Persian می‌خواهم, Hindi क्‍ष र्‌य, Tamil க்‌ஷ, Thai ไทย\u200bไทย, Han 葛\u{e0100}",
    "Hebrew שלום\u200f! Arabic \u2067مرحبا\u2069.",
    "Line\r\nends\tof all kinds",
    "café, naïve, Ångström, 中文，日本語、한국어",
  ])("%j", (description) => {
    expect(rulesOn(description)).toEqual([]);
  });
});

describe("the hostile corpus", () => {
  const file = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
  if (!existsSync(file)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  type Entry = { id: string; value: string | { repeat: string; times: number } };
  const corpus = JSON.parse(readFileSync(file, "utf8")) as { strings: Entry[]; keys: Entry[]; urls: string[] };
  const textOf = ({ value }: Entry) => (typeof value === "string" ? value : value.repeat.repeat(value.times));
  const expected: Record<string, string> = {
    "ts-nel": "control-chars",
    "ts-cr-comment": "control-chars",
    "ts-nul": "control-chars",
    "py-formfeed": "control-chars",
    "py-vt": "control-chars",
    "cs-xml-end": "script-in-text",
    "html-script": "script-in-text",
    "html-img-onerror": "script-in-text",
    "html-svg-onload": "script-in-text",
    "html-svg-xlink": "script-in-text",
    "html-iframe-srcdoc": "script-in-text",
    "html-close-script": "script-in-text",
    "md-link-js": "script-in-text",
    "md-link-js-tab": "script-in-text",
    "md-link-data": "script-in-text",
    "md-link-vb": "script-in-text",
    "md-link-command": "script-in-text",
    "md-autolink": "script-in-text",
    "md-html": "script-in-text",
    "md-ref-def": "script-in-text",
    "uni-rlo": "bidi-control",
    "uni-isolate": "bidi-control",
    "uni-zwsp": "invisible-unicode",
    "uni-zwj": "invisible-unicode",
    "uni-tags": "invisible-unicode",
    "uni-vs": "invisible-unicode",
    "uni-nfd": "non-nfc",
    "uni-line-seps": "control-chars",
    "uni-hangul-filler": "invisible-unicode",
    "ansi-clear": "control-chars",
    "ansi-title": "control-chars",
    "ansi-hyperlink": "control-chars",
    "ansi-osc52": "control-chars",
    "ansi-c1": "control-chars",
    "cr-overwrite": "control-chars",
    backspace: "control-chars",
  };

  it.each(Object.entries(expected))("%s is %s", (id, rule) => {
    const entry = corpus.strings.find((other) => other.id === id);
    expect(rulesOn(entry ? textOf(entry) : "")).toContain(rule);
  });

  it("raises no alarm for emoji and ordinary text", () => {
    for (const id of [
      "uni-long-grapheme",
      "ts-block-comment-glob",
      "py-quote-tail",
      "yaml-date",
      "very-long",
      "cs-xml-amp",
    ]) {
      const entry = corpus.strings.find((other) => other.id === id);
      expect(rulesOn(entry ? textOf(entry) : "\0"), id).toEqual([]);
    }
  });

  it("is checked in every slot, and every repair of a string is final", () => {
    for (const value of [...corpus.strings, ...corpus.keys].map(textOf)) {
      const tool = {
        name: value,
        description: value,
        inputSchema: { type: "object", properties: { [value]: { enum: [value], default: value, pattern: value } } },
        _meta: { [value]: value },
      };
      const text = JSON.stringify(tool);
      for (const { rule, fix } of value.length > 10_000 ? [] : found(text)) {
        const after = fix && applyEdits(text, fix.edits);
        if (after !== undefined)
          expect(found(after).filter((other) => other.rule === rule).length, rule).toBeLessThan(
            found(text).filter((other) => other.rule === rule).length,
          );
      }
      if (value.length > 10_000) found(text);
    }
  }, 120_000);

  it("takes only two kinds of addresses for icons", () => {
    const fine = corpus.urls.filter((src) => {
      const text = JSON.stringify({ name: "t", inputSchema: { type: "object" }, icons: [{ src }] });
      return !found(text).some(({ rule }) => rule === "security/icon-scheme");
    });
    expect(fine.every((src) => /^(https:\/\/|data:image\/)/.test(src))).toBe(true);
    expect(fine.length).toBeGreaterThan(2);
  });
});

it("no value of the wrong type makes a rule throw", () => {
  const odd: Json[] = [
    null,
    1,
    true,
    "x",
    [],
    {},
    [null],
    { a: null },
    { properties: 1 },
    { properties: { a: null, b: [1] } },
  ];
  for (const value of odd) {
    for (const field of ["name", "description", "inputSchema", "annotations", "icons", "_meta", "title"]) {
      expect(() =>
        analyze(JSON.stringify({ name: "run", inputSchema: { type: "object" }, [field]: value }), { preset: "all" }),
      ).not.toThrow();
    }
  }
});
