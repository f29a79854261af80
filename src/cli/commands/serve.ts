import { basename, resolve } from "node:path";
import { randomFrom, shellWord } from "../../core/index.ts";
import type { Command, Given, Option } from "../command.ts";
import { loadConfig } from "../config.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { readJson } from "../inputs.ts";
import { plain } from "../plain.ts";
import { createCallLog } from "../serve/call-log.ts";
import { loopback } from "../serve/guards.ts";
import { type Address, listen } from "../serve/http-server.ts";
import type { ServerPlan } from "../serve/mcp-server.ts";
import { readResults } from "../serve/results.ts";
import { openServedFile } from "../serve/served-file.ts";
import { connectStdio } from "../serve/stdio.ts";

const stdio = { name: "stdio", description: "Speak to one client on stdin and stdout" } satisfies Option;
const http = {
  name: "http",
  value: "port",
  optional: true,
  standard: "a free port",
  description: "Speak Streamable HTTP on this port, with the playground beside it, live on the file",
} satisfies Option;
const host = {
  name: "host",
  value: "address",
  standard: "127.0.0.1",
  description: "Listen on another address: then everybody who reaches this machine can call",
} satisfies Option;
const allowOrigin = {
  name: "allow-origin",
  value: "origin",
  description: "Let pages of this origin call, such as https://example.com",
  repeatable: true,
} satisfies Option;
const results = {
  name: "results",
  value: "file",
  description: 'What calls are answered with: { "<tool>": result } or { "<tool>": [{ "when": {}, "result": {} }] }',
} satisfies Option;
const pageSize = { name: "page-size", value: "n", standard: "all", description: "Tools a page" } satisfies Option;
const latency = {
  name: "latency",
  value: "ms",
  standard: "0",
  description: "How long a call takes at least: 200, or 100-300",
} satisfies Option;
const errorRate = {
  name: "error-rate",
  value: "percent",
  standard: "0",
  description: "Of 100 calls so many fail",
} satisfies Option;
const seed = {
  name: "seed",
  value: "n",
  standard: "0",
  description: "Another number gives other samples and other errors, the same one the same",
} satisfies Option;

export const serve: Command = {
  name: "serve",
  summary: "Runs a document as an MCP server that answers calls with its cases, with results of yours or with samples",
  operands: [{ name: "file", description: "JSON or JSONC with tools", missing: "name a file with tools" }],
  options: [stdio, http, host, allowOrigin, results, pageSize, latency, errorRate, seed],
  examples: [
    "serve tools.json --http",
    "serve tools.json --http 4310 --latency 100-300 --error-rate 5",
    "serve tools.json --stdio --results results.json",
  ],
  async run(given, host) {
    if (given.flag(stdio) === given.flag(http)) return failure("say how to serve: --stdio or --http [port]");
    const address = addressOf(given);
    if (isFailure(address)) return address;
    const plan = await planOf(given, host);
    if (isFailure(plan)) return plan;
    try {
      return given.flag(stdio) ? await overStdio(plan, host) : await overHttp(plan, address, host);
    } finally {
      plan.file.close();
    }
  },
};

async function overStdio(plan: ServerPlan, host: Host): Promise<typeof exitCodes.fine> {
  const { input, output } = host.streams();
  const connection = connectStdio(plan, input, output);
  host.note(`serving ${plain(basename(plan.file.path))} on stdin and stdout`);
  await Promise.race([connection.ended, host.untilStopped()]);
  await connection.close();
  return exitCodes.fine;
}

async function overHttp(plan: ServerPlan, address: Address, host: Host): Promise<typeof exitCodes.fine | Failure> {
  const listening = await listen(plan, address);
  if (isFailure(listening)) return listening;
  if (!loopback.includes(address.host)) {
    host.note(
      `everybody who reaches ${address.host} can call these tools and read this file: leave out --host to stop that`,
    );
  }
  host.print(`${listening.url}\n`);
  host.note(`serving ${plain(basename(plan.file.path))}; Ctrl+C ends it`);
  host.note(`  Claude Code: claude mcp add --transport http ${shellWord(plan.name)} ${listening.url}`);
  if (listening.site) host.note(`  playground, live on the file: ${listening.site}`);
  else host.note("  the playground is not beside this file: install the package, or run npm run build");
  await host.untilStopped();
  await listening.close();
  return exitCodes.fine;
}

async function planOf(given: Given, host: Host): Promise<ServerPlan | Failure> {
  const size = numberOf(given, pageSize, 1, 1_000_000);
  const chance = numberOf(given, errorRate, 0, 100);
  const start = numberOf(given, seed, 0, 999_999_999);
  const latencyMs = latencyOf(given);
  for (const number of [size, chance, start, latencyMs]) if (isFailure(number)) return number;
  const named = given.text(results);
  const value = named === undefined ? { value: {} } : await readJson(`@${named}`, "--results", host);
  if (isFailure(value)) return value;
  const canned = readResults(value.value, named ?? "--results");
  if (isFailure(canned)) return canned;
  const word = given.operands[0] ?? "";
  const project = await loadConfig(undefined, host.directory);
  if (isFailure(project)) return project;
  const file = await openServedFile(word, resolve(host.directory, word));
  if (isFailure(file)) return file;
  return {
    file,
    log: createCallLog(),
    name: project.server?.name ?? nameOf(word),
    results: canned,
    pageSize: size as number | undefined,
    latencyMs: latencyMs as readonly [number, number],
    errorRate: (chance as number | undefined) ?? 0,
    seed: (start as number | undefined) ?? 0,
    random: randomFrom((start as number | undefined) ?? 0),
  };
}

function addressOf(given: Given): Address | Failure {
  const port = given.text(http) === "" ? undefined : numberOf(given, http, 0, 65_535);
  if (isFailure(port)) return port;
  const name = given.text(host) ?? "127.0.0.1";
  if (!/^[\w.:-]+$/.test(name)) return failure(`--host ${name} is no address: --host 0.0.0.0`);
  const wrong = given.all(allowOrigin).find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) return failure(`--allow-origin ${wrong} is no origin: --allow-origin https://example.com`);
  return { port: port ?? 0, host: name, origins: given.all(allowOrigin) };
}

function numberOf(given: Given, option: Option, min: number, max: number): number | undefined | Failure {
  const word = given.text(option);
  if (word === undefined) return undefined;
  if (/^\d{1,9}$/.test(word) && Number(word) >= min && Number(word) <= max) return Number(word);
  return failure(`--${option.name} takes a whole number from ${min} to ${max}, not ${word}`);
}

function latencyOf(given: Given): readonly [number, number] | Failure {
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(given.text(latency) ?? "0") ?? [];
  if (from !== undefined && Number(from) <= Number(to)) return [Number(from), Number(to)];
  return failure(`--latency takes milliseconds: 200, or 100-300, not ${given.text(latency)}`);
}

/** `tools.json` says nothing about the server; the name of any other file does. */
function nameOf(file: string): string {
  return shellWord(basename(file).replace(/(\.mcp-tools)?\.jsonc?$/i, ""));
}
