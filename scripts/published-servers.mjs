import "./node-version.mjs";
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fail, inRoot, run } from "./run.mjs";

// How much of published servers the importer reads from their source alone. Each is installed beside the project, read, and then really run:
// what it lists itself is the oracle. Nothing of them is kept. Needs `npm run build` before.

/** @typedef {{ readonly name: string } & Record<string, unknown>} Tool */
/** @typedef {{ version: string, args?: string[], env?: Record<string, string> }} Server */

/** Exact versions, so that two runs count the same. @type {Record<string, Server>} */
const servers = {
  "@modelcontextprotocol/server-everything": { version: "2026.8.31" },
  "@modelcontextprotocol/server-filesystem": { version: "2026.8.31", args: ["."] },
  "@modelcontextprotocol/server-memory": { version: "2026.8.31" },
  "@modelcontextprotocol/server-sequential-thinking": { version: "2026.8.31" },
  "@modelcontextprotocol/server-github": { version: "2025.4.8" },
  "@modelcontextprotocol/server-gitlab": { version: "2025.4.25", env: { GITLAB_PERSONAL_ACCESS_TOKEN: "none" } },
  "@modelcontextprotocol/server-google-maps": { version: "0.6.2", env: { GOOGLE_MAPS_API_KEY: "none" } },
  "@modelcontextprotocol/server-slack": {
    version: "2025.4.25",
    env: { SLACK_BOT_TOKEN: "none", SLACK_TEAM_ID: "none" },
  },
  "@modelcontextprotocol/server-brave-search": { version: "0.6.2", env: { BRAVE_API_KEY: "none" } },
  "@upstash/context7-mcp": { version: "4.1.1" },
  "tavily-mcp": { version: "0.2.22", env: { TAVILY_API_KEY: "none" } },
};

const patience = 30_000;
const maxSize = 5_000_000;

/** The source files of an installed package. @param {string} folder @returns {{ path: string, text: string }[]} */
function sourcesIn(folder) {
  const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && /\.[cm]?js$|^package\.json$/.test(entry.name));
  return files.flatMap((entry) => {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const place = path.relative(folder, file).replaceAll("\\", "/");
    if (place.split("/").includes("node_modules") || /test/i.test(place) || fs.statSync(file).size > maxSize) return [];
    return [{ path: place, text: fs.readFileSync(file, "utf8") }];
  });
}

/** What a server lists when it is run. @param {string} command @param {Server} server @returns {Promise<Tool[]>} */
async function listed(command, { args = [], env = {} }) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const timer = setTimeout(() => child.kill(), patience);
  const send = (/** @type {object} */ message) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const clientInfo = { name: "toolwright", version: "0" };
  try {
    send({ id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } });
    for await (const line of createInterface({ input: child.stdout })) {
      const message = line.startsWith("{") ? JSON.parse(line) : {};
      if (message.id === 1) {
        send({ method: "notifications/initialized" });
        send({ id: 2, method: "tools/list", params: {} });
      }
      if (message.id === 2) return message.result?.tools ?? [];
    }
    return [];
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
    child.kill();
  }
}

/** @param {Pick<typeof import("../src/core/library.ts"), "importTools" | "diffTools">} core @param {string} root */
async function countAll({ importTools, diffTools }, root) {
  const totals = { exact: 0, equal: 0, partial: 0, missed: 0 };
  for (const [name, server] of Object.entries(servers)) {
    const folder = path.join(root, "node_modules", name);
    const { bin } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
    const command = path.join(folder, typeof bin === "string" ? bin : /** @type {string} */ (Object.values(bin)[0]));
    const real = await listed(command, server);
    const zod = [path.join(folder, "node_modules", "zod"), path.join(root, "node_modules", "zod")].find(fs.existsSync);
    const version = zod ? fs.readFileSync(path.join(zod, "package.json"), "utf8") : "";
    const files = [...sourcesIn(folder), { path: "node_modules/zod/package.json", text: version }];
    const read = new Map(
      files.flatMap(({ path: place, text }) =>
        place.endsWith("js")
          ? importTools(text, { from: "typescript", path: place, files }).tools.map((tool) => [tool.name, tool])
          : [],
      ),
    );
    const counts = { exact: 0, equal: 0, partial: 0, missed: 0 };
    for (const tool of real) {
      const own = read.get(tool.name);
      const verdict = own && diffTools([own], [/** @type {never} */ (plain(tool))]).verdict;
      const kind = !own
        ? "missed"
        : same(own, plain(tool))
          ? "exact"
          : verdict === "none" || verdict === "safe"
            ? "equal"
            : "partial";
      counts[kind]++;
      totals[kind]++;
    }
    console.log(name, real.length === 0 ? "does not start here" : JSON.stringify(counts));
  }
  console.log("all", JSON.stringify(totals));
}

/** Without what the SDK adds to every schema. @param {Tool} tool @returns {Tool} */
function plain(tool) {
  const { inputSchema, outputSchema, ...rest } = tool;
  const { execution: _, ...own } = /** @type {Record<string, unknown>} */ (rest);
  const bare = (/** @type {unknown} */ schema) => {
    const { $schema: __, ...kept } = /** @type {Record<string, unknown>} */ (schema);
    return kept;
  };
  const kept = {
    ...own,
    inputSchema: bare(inputSchema),
    ...(outputSchema !== undefined && { outputSchema: bare(outputSchema) }),
  };
  return { name: tool.name, ...kept };
}

/** @param {unknown} a @param {unknown} b */
function same(a, b) {
  return sorted(a) === sorted(b);
}

/** @param {unknown} value @returns {string} */
function sorted(value) {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

const root = inRoot(".cache", "servers");
fs.mkdirSync(root, { recursive: true });
const dependencies = Object.fromEntries(Object.entries(servers).map(([name, { version }]) => [name, version]));
fs.writeFileSync(path.join(root, "package.json"), `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`);
const quiet = ["--prefix", root, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const installed = await run("npm", ["install", ...quiet], { shell: process.platform === "win32" });
if (installed.code !== 0) fail(`The servers cannot be installed: ${installed.output.trim()}`);
if (!fs.existsSync(inRoot("dist-core", "index.js"))) fail("Build the library first: npm run build");
await countAll(await import(inRoot("dist-core", "index.js")), root);
