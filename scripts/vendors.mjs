import "./node-version.mjs";
import fs from "node:fs";
import { ensureInstalled } from "./install.mjs";
import { fail, inRoot, run, runTool } from "./run.mjs";

// The vendors' own packages, beside the project: 214 MB that only one test reads. Exact versions, those that the clients cite.
const dependencies = {
  "@ai-sdk/google": "4.0.117",
  "@ai-sdk/mcp": "2.0.96",
  "@ai-sdk/openai": "4.0.114",
  "@anthropic-ai/sdk": "1.8.0",
  "@google/gemini-cli-core": "0.61.0",
  "@google/genai": "2.32.0",
  // The newest graph asks for packages that are not published. These are what the adapters take, named, so that npm need not choose.
  "@langchain/core": "1.2.13",
  "@langchain/langgraph": "1.4.17",
  "@langchain/mcp-adapters": "1.1.4",
  "@openai/agents-core": "0.20.0",
  "ai-sdk-google-3": "npm:@ai-sdk/google@3.0.73",
  openai: "7.53.0",
  // Named, or npm puts the version 3 that one of them asks for where the others want 4, and nothing loads.
  zod: "4.6.7",
};

await ensureInstalled();
const folder = inRoot(".cache", "vendors");
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(
  inRoot(".cache", "vendors", "package.json"),
  `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`,
);
const quiet = [
  "--prefix",
  folder,
  "--legacy-peer-deps",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];
const installed = await run("npm", ["install", ...quiet], { shell: process.platform === "win32" });
if (installed.code !== 0) fail(`The vendors' packages cannot be installed: ${installed.output.trim()}`);
const { code } = await runTool("vitest", ["run", "src/core/clients/vendors.test.ts"], { show: true });
process.exit(code);
