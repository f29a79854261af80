import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

// What the GitHub Action does: check the tools, write SARIF and a summary, and keep one comment of the pull request up to date.
// Plain Node without packages: it runs on a machine that has nothing else.

/** By this the comment is found again. */
const mark = "<!-- toolwright -->";
/** GitHub refuses a longer comment. */
const longest = 60_000;

const env = process.env;
const command = commandOf();
const patterns = lines(env.TOOLWRIGHT_FILES ?? "");
const folder = env.RUNNER_TEMP ?? ".";

/** Out of an installed package it is that package's own command; otherwise npm brings the version that is asked for. */
function commandOf() {
  const own = path.join(import.meta.dirname, "..", "dist-cli", "main.js");
  const version = env.TOOLWRIGHT_VERSION ?? "";
  if (version === "" && fs.existsSync(own)) return [process.execPath, own];
  return ["npx", "--yes", `toolwright@${version || "latest"}`];
}

/** @param {string} text */
function lines(text) {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** No shell is asked: what a file is called is never a command. @param {readonly string[]} words */
function toolwright(words) {
  const [program = "", ...first] = command;
  const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { encoding: "utf8", maxBuffer: 1e9 });
  if (status === null || status > 1) console.error(stderr);
  return { code: status ?? 2, text: stdout ?? "", problem: stderr ?? "" };
}

/** A part of the report that is opened by a click. @param {string} title @param {string} file @param {string} body */
const details = (title, file, body) =>
  `<details><summary>${title}: ${file.replace(/[&<>\n]/g, " ")}</summary>\n\n${body.trim()}\n\n</details>`;

/** What was checked: patterns and folders to the files that they mean. @param {string} log SARIF @returns {string[]} */
function checkedIn(log) {
  if (log === "") return [];
  /** @type {{ location: { uri: string } }[]} */
  const artifacts = JSON.parse(log).runs[0].artifacts ?? [];
  return artifacts.map(({ location }) => decodeURIComponent(location.uri));
}

const options = [
  ...(env.TOOLWRIGHT_PRESET ? ["--preset", env.TOOLWRIGHT_PRESET] : []),
  ...(env.TOOLWRIGHT_CLIENTS ? ["--client", env.TOOLWRIGHT_CLIENTS] : []),
];
const failOn = ["--fail-on", env.TOOLWRIGHT_FAIL_ON || "error"];

const sarif = toolwright(["lint", ...patterns, ...options, "--format", "sarif", "--fail-on", "never"]);
const sarifFile = path.join(folder, "toolwright.sarif");
fs.writeFileSync(sarifFile, sarif.text);
const lint = toolwright(["lint", ...patterns, ...options, "--format", "markdown", ...failOn]);
const codes = [lint.code];
const parts = [`## Toolwright`, lint.text.trim() || lint.problem.trim()];

for (const file of checkedIn(sarif.text)) {
  if (env.TOOLWRIGHT_CLIENTS) {
    const compat = toolwright([
      "compat",
      file,
      "--client",
      env.TOOLWRIGHT_CLIENTS,
      "--format",
      "markdown",
      "--fail-on",
      "never",
    ]);
    parts.push(details("Clients", file, compat.text));
  }
  const before = olderVersion(file);
  if (before !== undefined) {
    const diff = toolwright([
      "diff",
      before,
      file,
      "--format",
      "markdown",
      "--fail-on",
      env.TOOLWRIGHT_FAIL_ON_DIFF || "breaking",
    ]);
    codes.push(diff.code);
    parts.push(details("Changes", file, diff.text));
  }
  const cost = toolwright([
    "cost",
    file,
    "--format",
    "markdown",
    ...(before === undefined ? [] : ["--baseline", before]),
  ]);
  parts.push(details("Cost", file, cost.text));
}

const report = `${mark}\n${parts.join("\n\n")}`;
const shown =
  report.length > longest ? `${report.slice(0, longest)}\n\n… The rest is in the summary of the job.` : report;
if (env.GITHUB_STEP_SUMMARY) fs.appendFileSync(env.GITHUB_STEP_SUMMARY, `${report}\n`);
if (env.GITHUB_OUTPUT) fs.appendFileSync(env.GITHUB_OUTPUT, `sarif=${sarifFile}\n`);
await comment(shown);
process.exitCode = Math.max(...codes);

/** The file as the base of the pull request has it. @param {string} file @returns {string | undefined} */
function olderVersion(file) {
  const base = event()?.pull_request?.base?.sha;
  if (typeof base !== "string" || !/^[0-9a-f]{40}$/.test(base)) return undefined;
  const { status, stdout } = spawnSync("git", ["show", `${base}:./${file}`], { encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) return undefined;
  const older = path.join(fs.mkdtempSync(path.join(folder, "toolwright-")), path.basename(file));
  fs.writeFileSync(older, stdout);
  return older;
}

/** @returns {{ pull_request?: { number?: number, base?: { sha?: string } } } | undefined} */
function event() {
  return env.GITHUB_EVENT_PATH ? JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : undefined;
}

/** Writes the comment, or writes it anew where there is one. A fork may not: then the summary has it. @param {string} body */
async function comment(body) {
  const number = event()?.pull_request?.number;
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, GITHUB_API_URL: api = "https://api.github.com" } = env;
  if (number === undefined || !token || !repository || env.TOOLWRIGHT_COMMENT === "false") return;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "application/vnd.github+json",
    "content-type": "application/json",
  };
  const ask = async (/** @type {string} */ url, /** @type {RequestInit} */ init = {}) => {
    const answer = await fetch(`${api}/repos/${repository}/${url}`, { ...init, headers });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
    return answer.json();
  };
  try {
    for (let page = 1; page < 20; page += 1) {
      const comments = await ask(`issues/${number}/comments?per_page=100&page=${page}`);
      const own = comments.find((/** @type {{ body?: string }} */ one) => one.body?.startsWith(mark));
      if (own)
        return void (await ask(`issues/comments/${own.id}`, { method: "PATCH", body: JSON.stringify({ body }) }));
      if (comments.length < 100) break;
    }
    await ask(`issues/${number}/comments`, { method: "POST", body: JSON.stringify({ body }) });
  } catch (error) {
    console.error(
      `The comment was not written: ${error instanceof Error ? error.message : error}. The summary has it.`,
    );
  }
}
