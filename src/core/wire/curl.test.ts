import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parseDocument } from "../text/document.ts";
import { curl } from "./curl.ts";
import { wire } from "./wire.ts";

const folder = mkdtempSync(join(tmpdir(), "toolwright-curl-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Prints its words, and what is piped to it, so that we see what the shell made of the line.
writeFileSync(
  join(folder, "curl"),
  '#!/bin/sh\nprintf "%s\\0" "$@"\nfor last; do :; done\n[ "$last" = @- ] && cat && printf "\\0"\nprintf "end\\0"\n',
);
chmodSync(join(folder, "curl"), 0o755);

/** The words that each line hands to curl. */
function run(lines: readonly string[]): string[][] {
  const script = join(folder, "script");
  writeFileSync(script, `${lines.join("\n")}\n`);
  const { stdout, stderr, status } = spawnSync("sh", [script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    maxBuffer: 100_000_000,
  });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout
    .split("end\0")
    .slice(0, -1)
    .map((words) => words.split("\0").slice(0, -1));
}

const nasty = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
const own = [
  "plain",
  "it's",
  "'; touch owned; '",
  "$(touch owned) `touch owned` \\",
  "a\nb\r\n\0\u007f\u0085\u2028",
  "\ud800",
  "!!",
  "%s %n",
  "@file",
  "--",
  "Łódź ",
  "😀",
];
const texts: string[] = [...own];
if (existsSync(nasty)) {
  for (const entries of Object.values(JSON.parse(readFileSync(nasty, "utf8")) as Record<string, unknown>)) {
    if (!Array.isArray(entries)) continue;
    texts.push(
      ...entries
        .map((entry) => (typeof entry === "string" ? entry : entry?.value))
        .filter((text) => typeof text === "string"),
    );
  }
}

it("means the same in a shell, whatever the text", () => {
  const requests = texts.map((text) => {
    const tool = {
      name: text,
      inputSchema: { type: "object", properties: { p: { type: "string", "x-mcp-header": "P" } } },
    };
    const document = parseDocument(JSON.stringify(tool));
    return wire(document, { message: "tools/call", args: { p: text, [text]: [text] } }).request;
  });
  const lines = requests.map((request) => curl(request, "http://localhost:3000/mcp?a='b'"));
  expect(lines.filter((line) => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(line))).toEqual([]);
  run(lines).forEach((words, index) => {
    const { http, body } = requests[index] ?? { http: { headers: {} } };
    const headers = words.filter((_, at) => words[at - 1] === "-H");
    expect(words).toContain("http://localhost:3000/mcp?a='b'");
    expect(headers).toEqual(Object.entries(http.headers).map(([name, value]) => `${name}: ${value}`));
    expect(JSON.parse(words.at(-1) ?? "")).toEqual(JSON.parse(JSON.stringify(body)));
  });
  expect(existsSync(join(folder, "owned"))).toBe(false);
});

it("takes a body that is too long for one word, and none at all", () => {
  const document = parseDocument('{"name":"a"}');
  const { request } = wire(document, { message: "tools/call", args: { p: "it's %s ".repeat(40_000) } });
  const stream = wire(document, { message: "notifications/tools/list_changed", revision: "2025-11-25" }).request;
  const [long, none] = run([curl(request), curl(stream)]);
  expect(JSON.parse(long?.at(-1) ?? "")).toEqual(request.body);
  expect(none).toContain("GET");
});
