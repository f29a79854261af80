import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { buildCommand } from "../src/cli/built.ts";
import { emptyFolder } from "../src/cli/test-host.ts";
import { inRoot } from "./run.mjs";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let main = "";
beforeAll(async () => {
  main = await buildCommand();
});

const tool = {
  name: "find",
  description: "Finds a thing.",
  inputSchema: { type: "object", properties: { a: { type: "string" } } },
};
/** @param {object} value */
const text = (value) => JSON.stringify({ tools: [value] }, null, 2);

/** A repository whose base knows the tool without the required parameter. */
function repository() {
  const folder = emptyFolder();
  const git = (/** @type {string[]} */ ...words) =>
    spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...words], {
      cwd: folder,
      encoding: "utf8",
    }).stdout.trim();
  git("init", "-q");
  fs.writeFileSync(path.join(folder, "tools.json"), text(tool));
  git("add", ".");
  git("commit", "-qm", "base");
  fs.writeFileSync(
    path.join(folder, "tools.json"),
    text({ ...tool, inputSchema: { ...tool.inputSchema, required: ["a", "b"] } }),
  );
  return { folder, base: git("rev-parse", "HEAD") };
}

/** As much of GitHub as the action asks for. */
async function fakeGithub() {
  /** @type {{ id: number, body: string }[]} */
  const comments = [{ id: 1, body: "Nice work" }];
  /** @type {string[]} */
  const asked = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url?.split("?")[0]} ${request.headers.authorization}`);
    if (request.method === "POST") comments.push({ id: 2, body: JSON.parse(body).body });
    const own = comments.find(({ id }) => request.url?.endsWith(`/comments/${id}`));
    if (request.method === "PATCH" && own) own.body = JSON.parse(body).body;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.method === "GET" ? comments : {}));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { comments, asked, url, close: () => server.close() };
}

test("reports, and keeps one comment up to date", async () => {
  const { folder, base } = repository();
  const github = await fakeGithub();
  const event = path.join(folder, "event.json");
  fs.writeFileSync(event, JSON.stringify({ pull_request: { number: 7, base: { sha: base } } }));
  const summary = path.join(folder, "summary.md");
  const outputs = path.join(folder, "outputs");
  const env = {
    ...process.env,
    TOOLWRIGHT_FILES: "*.json",
    TOOLWRIGHT_CLIENTS: "codex",
    RUNNER_TEMP: folder,
    GITHUB_EVENT_PATH: event,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_OUTPUT: outputs,
    GITHUB_REPOSITORY: "me/mine",
    GITHUB_API_URL: github.url,
    GITHUB_TOKEN: "secret",
  };
  // As it is in the package: the command beside it.
  const own = emptyFolder();
  const action = path.join(own, "scripts", "action.mjs");
  fs.cpSync(inRoot("scripts", "action.mjs"), action);
  fs.cpSync(main, path.join(own, "dist-cli", "main.js"));
  const act = () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [action], { cwd: folder, env, stdio: "inherit" });
      child.on("exit", (code) => resolve(code));
    });
  expect(await act()).toBe(1);
  expect(github.comments).toHaveLength(2);
  const first = github.comments[1]?.body ?? "";
  expect(first).toMatch(/^<!-- toolwright -->\n## Toolwright\n/);
  for (const part of ["Clients", "Changes", "Cost"])
    expect(first).toContain(`<details><summary>${part}: tools.json</summary>`);
  expect(first).toMatch(/breaking/i);
  expect(JSON.parse(fs.readFileSync(path.join(folder, "toolwright.sarif"), "utf8")).version).toBe("2.1.0");
  expect(fs.readFileSync(outputs, "utf8")).toBe(`sarif=${path.join(folder, "toolwright.sarif")}\n`);
  expect(fs.readFileSync(summary, "utf8")).toContain("## Toolwright");

  fs.writeFileSync(path.join(folder, "tools.json"), text({ ...tool, description: "Finds a thing by its name." }));
  expect(await act()).toBe(0);
  expect(github.comments).toHaveLength(2);
  expect(github.comments[1]?.body).not.toBe(first);
  expect(github.comments[0]?.body).toBe("Nice work");
  expect(github.asked.filter((line) => !line.startsWith("GET"))).toEqual([
    "POST /repos/me/mine/issues/7/comments Bearer secret",
    "PATCH /repos/me/mine/issues/comments/2 Bearer secret",
  ]);
  github.close();
});

test("the problem matcher reads what lint prints", () => {
  const { problemMatcher } = JSON.parse(fs.readFileSync(inRoot("problem-matcher.json"), "utf8"));
  const [file, finding] = problemMatcher[0].pattern.map(
    (/** @type {{ regexp: string }} */ { regexp }) => new RegExp(regexp),
  );
  const lines = fs.readFileSync(inRoot("src/cli/reporters/expected/findings.text.txt"), "utf8").split("\n");
  expect(lines.flatMap((line) => file.exec(line)?.[1] ?? [])).toEqual([
    "tools.json",
    "/srv/project/sub folder/größe:1,2.jsonc",
  ]);
  expect(lines.map((line) => finding.exec(line)?.slice(1)).filter(Boolean)).toHaveLength(4);
  expect(finding.exec(lines[1])?.slice(1)).toEqual([
    "3",
    "5",
    "error",
    "`name` stands twice: keep one",
    "sample/repeated",
  ]);
});
