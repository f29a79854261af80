import type { Analysis, Diagnostic, Rule } from "../../core/index.ts";
import type { FileResult, Report } from "../reporter.ts";

/** Made-up findings: the goldens must not change with the wording of a rule. */
const repeated: Rule = {
  id: "sample/repeated",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A thing stands twice",
  why: "Readers disagree about which one counts.",
  source: "The book of things, section 4",
  fixable: true,
  examples: { bad: "[1, «1»]", good: "[1]" },
};

const loose: Rule = {
  ...repeated,
  id: "mcp/loose",
  severity: "warning",
  radius: "meaning",
  summary: "A thing is loose",
};

const first: Diagnostic = {
  rule: repeated.id,
  severity: "error",
  radius: "server",
  message: "`name` stands twice: keep one",
  tool: "ping",
  toolIndex: 0,
  path: "/tools/0/name",
  range: { start: { line: 3, column: 5, offset: 40 }, end: { line: 3, column: 11, offset: 46 } },
  fix: { title: "Keep the first", safe: true, edits: [{ offset: 40, length: 6, text: "" }] },
  alternatives: [{ title: "Keep the last", safe: false, edits: [{ offset: 20, length: 6, text: '"x"' }] }],
};

const second: Diagnostic = {
  rule: loose.id,
  severity: "warning",
  radius: "meaning",
  message: "This thing is loose: tie it",
  tool: null,
  toolIndex: null,
  path: "",
  range: { start: { line: 12, column: 1, offset: 200 }, end: { line: 14, column: 2, offset: 230 } },
};

const hostileText =
  "\u001b[2J\u009b31m::error::a\r\n::stop-commands::x ##vso[task.complete]##[group]|<b>`*_[x](y)\u202e@all $1 %0A";

const hostile: Diagnostic = { ...first, message: hostileText, tool: hostileText, path: `/${hostileText}` };

/** Reports by name; every one is rendered by every reporter. */
export const examples: Readonly<Record<string, Report>> = {
  findings: report([
    file("tools.json", "tools.json", [first, { ...second, severity: "info" }, { ...second, severity: "hint" }]),
    file("/srv/project/sub folder/größe:1,2.jsonc", "sub folder/größe:1,2.jsonc", [second]),
    file("clean.json", "clean.json", []),
  ]),
  hostile: report([file("::error::\u001b]0;x\u0007.json", "::error::\u001b]0;x\u0007.json", [hostile])]),
  clean: report([file("tools.json", "tools.json", [])]),
  many: report([file("tools.json", "tools.json", [...Array.from({ length: 5_003 }, () => ({ ...second })), first])]),
  unreadable: {
    ...report([]),
    unchecked: [
      { path: "sub folder/a.json", problem: "sub folder/a.json does not exist: check the path" },
      { path: hostileText, problem: `${hostileText} is binary` },
    ],
  },
  nothing: report([]),
};

function report(files: readonly FileResult[]): Report {
  return { files, unchecked: [], rules: [repeated, loose], version: "1.2.3", colour: false };
}

function file(name: string, path: string, diagnostics: readonly Diagnostic[]): FileResult {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  const tool = { index: 0, name: "ping", path: "/tools/0", offset: 10, length: 100, counts, tokens: 0 };
  const analysis: Analysis = {
    shape: "tools",
    tools: [tool],
    diagnostics,
    counts,
    omitted: 0,
    suppressed: 0,
    bytes: 0,
    tokens: 0,
  };
  return { file: name, path, analysis };
}
