import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { looksLike } from "./looks-like.ts";

const tool = '{ "name": "a", "inputSchema": { "type": "object" } }';

describe("JSON, or nearly so", () => {
  it.each([
    ...["", "  \n", "// nothing", "{}", "[]", "{", "[", "7", "true", "null", '"text"', "}", "] }"],
    ...[tool, `[${tool}]`, `// a comment\n${tool}`, `/* one */ /* two */\n${tool}`, `\uFEFF${tool}`, `\u00a0${tool}`],
    ...["{ name: 'a' }", "{ 'name': True }  # Python", "[{'name': 'a'},]", "{ “name”: “a” }", "[\n  # one\n  {}\n]"],
    ...["# the tools\n{ 'name': 'a' }", "# one\n\n# two\n[{}]\n", "```json\n{}\n```", "~~~\n[{}]\n~~~", "```\n{}"],
    ...['{ "name": "a"', '[{ "name": "a" }', '["a", "b"]', "[1]", "[[1]]", "'a'", "{}\n{}", '["a"](1)'],
  ])("%s", (text) => {
    expect(looksLike(text)).toEqual({ kind: "json" });
  });

  it("are all fixtures of documents", () => {
    const folder = new URL("../fixtures/tools/", import.meta.url);
    for (const file of readdirSync(folder)) {
      expect(looksLike(readFileSync(new URL(file, folder), "utf8")), file).toEqual({ kind: "json" });
    }
  });
});

describe("another language", () => {
  it.each<[string | undefined, string]>([
    ["JavaScript", 'const a = { name: "x" };'],
    ["JavaScript", "export default { name: 'a' }"],
    ["JavaScript", "module.exports = [{ name: 'a' }];"],
    ["JavaScript", '// @ts-check\n"use strict";\nconst a = 1;'],
    ["JavaScript", '#!/usr/bin/env node\nimport { a } from "b";\n'],
    ["JavaScript", "import fs from 'node:fs';\n\nconst x = [];"],
    ["JavaScript", 'server.registerTool("a", { inputSchema: {} }, () => {});'],
    ["JavaScript", "callback({})"],
    ["TypeScript", "import type { Tool } from './tool';\nconst a = {};"],
    ["TypeScript", "const tools: Tool[] = [{ name: 'a' }];"],
    ["TypeScript", "/** A tool. */\nexport interface Tool {\n  name: string;\n}\n"],
    ["TypeScript", "import { a } from 'b';\n\nexport function run(name: string): void {}\n"],
    ["Python", "tools = [{'name': 'a', 'strict': True}]"],
    ["Python", "tools: list[dict] = [{}]"],
    ["Python", '"""Tools."""\n\nfrom mcp import Server\n'],
    ["Python", "# Copyright\n\nimport os\n\n@mcp.tool()\ndef ping(): ...\n"],
    ["Python", "#!/usr/bin/env python3\nprint({})\n"],
    ["C#", "using System.Text.Json;\n\nnamespace Tools;\n"],
    ["C#", '[McpServerTool, Description("Echoes.")]\npublic static string Echo(string text) => text;\n'],
    ["C#", "[McpServerTool]\npublic static string Echo(string text) => text;\n"],
    ["Java", "package org.example;\n\nimport java.util.List;\n"],
    ["Go", 'package main\n\nimport (\n  "fmt"\n)\n'],
    ["Rust", "use serde::Deserialize;\n\n#[derive(Debug)]\nstruct Tool {}\n"],
    ["YAML", "name: a\ninputSchema:\n  type: object\n"],
    ["YAML", "# tools\n- name: a\n- name: b\n"],
    ["YAML", "---\ntools: []\n"],
    ["TOML", '[package]\nname = "a"\n'],
    ["Markdown", "# Title\n\n[![badge](a)](b)\n\nText with {braces}.\n"],
    ["Markdown", "# Tools\n\nUse this:\n\n```json\n{}\n```\n"],
    ["Markdown", "[link](https://example.com) to a page"],
    ["Markdown", "```json\n{}\n```\n\nand\n\n```json\n{}\n```\n"],
    ["HTML", "<!doctype html>\n<p>{}</p>"],
    ["XML", '<?xml version="1.0"?><a/>'],
    ["PHP", "<?php $a = [];"],
    ["a shell script", "#!/bin/sh\necho {}\n"],
    [undefined, "Here is the tool that you asked for"],
    [undefined, "Sure. { this is prose }"],
    [undefined, "2026-01-01 12:00 INFO started {}"],
  ])("%s: %s", (language, text) => {
    expect(looksLike(text)).toMatchObject({ kind: "language", language });
  });

  it("is told at its first line", () => {
    expect(looksLike("// one\n\n  const a = {}; // two\nb()")).toMatchObject({ offset: 10, length: 20 });
  });
});
