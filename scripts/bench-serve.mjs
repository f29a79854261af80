import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { toolsText } from "./bench-tools.mjs";
import { inRoot } from "./run.mjs";
import { median, percentile } from "./statistics.mjs";

/** @typedef {{ child: import("node:child_process").ChildProcess, url: URL }} Started */

const main = inRoot("dist-cli", "main.js");
const [rounds, callsARound, atOnce, warmUp] = [10, 1000, 8, 2000];

/**
 * Calls a second and the slowest of a hundred, beside the same tools on the bare SDK. Both are asked in turns, now one first, now the
 * other, and the medians are of the ratios of one round: what else the machine does hits both. What a call takes of the processor tells
 * the same where the machine is busy.
 */
export async function measureServe() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-bench-"));
  const file = path.join(folder, "tools.json");
  fs.writeFileSync(file, toolsText(10, 3));
  const results = path.join(folder, "results.json");
  /** @type {{ tools: { name: string }[] }} */
  const { tools } = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.writeFileSync(results, JSON.stringify(Object.fromEntries(tools.map(({ name }) => [name, "done"]))));
  const tool = tools[0]?.name ?? "";
  const args = sampleArguments(file, tool);
  const serve = await started([main, "serve", file, "--http", "--results", results]);
  const sdk = await started([inRoot("scripts", "bench-bare-server.mjs"), file]);
  try {
    const ask = (/** @type {Started} */ { url }, /** @type {number} */ calls) => load(url, tool, args, calls);
    const pair = { serve, sdk };
    for (const side of Object.values(pair)) await ask(side, warmUp);
    /** @type {{ serve: Round[], sdk: Round[] }} */
    const taken = { serve: [], sdk: [] };
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? /** @type {const} */ (["serve", "sdk"]) : /** @type {const} */ (["sdk", "serve"]);
      for (const name of order) taken[name].push(await oneRound(pair[name], ask));
    }
    // What a process holds goes up and down with the garbage in it: its peaks tell whether it grows.
    const memory = [];
    for (let done = 0; done < 100_000; done += 2500) {
      await ask(serve, 2500);
      memory.push(memoryOf(serve));
    }
    const half = memory.length / 2;
    const sockets = await idle(serve.url, 1000);
    const { times } = await ask(serve, 200);
    const ended = await terminated(serve);
    for (const socket of sockets) socket.destroy();
    return {
      serve: inMiddle(taken.serve),
      sdk: inMiddle(taken.sdk),
      ratio: middleRatio(taken, "callsPerSecond"),
      p99Ratio: middleRatio(taken, "p99Ms"),
      processorRatio: middleRatio(taken, "processorMs"),
      peakMb: [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))],
      idleConnections: sockets.length,
      callsBesideThem: times.length,
      ended,
    };
  } finally {
    for (const { child } of [serve, sdk]) child.kill("SIGTERM");
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ callsPerSecond: number, p99Ms: number, processorMs: number }} Round */

/** @param {Started} side @param {(side: Started, calls: number) => ReturnType<typeof load>} ask @returns {Promise<Round>} */
async function oneRound(side, ask) {
  const before = processorMsOf(side);
  const { seconds, times } = await ask(side, callsARound);
  return {
    callsPerSecond: callsARound / seconds,
    p99Ms: percentile(times, 0.99),
    processorMs: (processorMsOf(side) - before) / callsARound,
  };
}

/** @param {readonly Round[]} all @returns {Round} */
function inMiddle(all) {
  return {
    callsPerSecond: median(all.map(({ callsPerSecond }) => callsPerSecond)),
    p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
    processorMs: median(all.map(({ processorMs }) => processorMs)),
  };
}

/** @param {{ serve: Round[], sdk: Round[] }} taken @param {keyof Round} field */
function middleRatio({ serve, sdk }, field) {
  return median(serve.map((round, index) => round[field] / (sdk[index]?.[field] ?? Number.NaN)));
}

/** Asked to end while connections stand open. @param {Started} side */
async function terminated({ child }) {
  const start = performance.now();
  const exit = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  child.kill("SIGTERM");
  return { exit: await exit, ms: performance.now() - start };
}

/** How long the command takes to start, beside Node alone. */
export function measureColdStart() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-bench-"));
  const file = path.join(folder, "tools.json");
  fs.writeFileSync(file, toolsText(1, 3));
  const ways = { node: ["-e", "0"], help: [main, "--help"], lint: [main, "lint", file, "--fail-on", "never"] };
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < 15; round += 1) {
    for (const [way, words] of Object.entries(ways)) {
      const start = performance.now();
      spawnSync(process.execPath, words, { stdio: "ignore" });
      times[way]?.push(performance.now() - start);
    }
  }
  fs.rmSync(folder, { recursive: true, force: true });
  const floor = median(times.node ?? []);
  return Object.entries(times).map(([way, all]) => ({ way, medianMs: median(all), ratio: median(all) / floor }));
}

/** @param {string} file @param {string} tool @returns {object} */
function sampleArguments(file, tool) {
  const { stdout } = spawnSync(process.execPath, [main, "sample", file, "--tool", tool], { encoding: "utf8" });
  return JSON.parse(stdout).values[0].value;
}

/** @param {readonly string[]} words @returns {Promise<Started>} */
async function started(words) {
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "ignore"] });
  const line = await new Promise((resolve) => child.stdout.once("data", (text) => resolve(String(text).trim())));
  return { child, url: new URL(String(line)) };
}

/** Of the processor, so far; NaN where the system does not tell. It counts in hundredths of a second. @param {Started} side */
function processorMsOf({ child }) {
  const stat = `/proc/${child.pid}/stat`;
  if (!fs.existsSync(stat)) return Number.NaN;
  const fields = fs.readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** In MB; NaN where the system does not tell. @param {Started} side */
function memoryOf({ child }) {
  const status = `/proc/${child.pid}/status`;
  if (!fs.existsSync(status)) return Number.NaN;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(status, "utf8"))?.[1]) / 1024);
}

/** @param {URL} url @param {number} number @returns {Promise<net.Socket[]>} */
function idle(url, number) {
  const open = () =>
    new Promise((/** @type {(socket: net.Socket) => void} */ resolve, reject) => {
      const socket = net.connect(Number(url.port), "127.0.0.1", () => resolve(socket));
      socket.on("error", reject);
    });
  return Promise.all(Array.from({ length: number }, open));
}

/** @param {URL} url @param {string} tool @param {object} args @param {number} calls */
async function load(url, tool, args, calls) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: tool, arguments: args, _meta: meta },
  });
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": tool,
    "content-length": Buffer.byteLength(body),
  };
  /** @type {number[]} */
  const times = [];
  let left = calls;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await new Promise((resolve, reject) => {
        const request = http.request(url, { method: "POST", agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
          response.resume().on("end", resolve);
        });
        request.on("error", reject).end(body);
      });
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return { seconds: (performance.now() - start) / 1000, times };
}
