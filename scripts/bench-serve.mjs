import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { toolsText } from "./bench-tools.mjs";
import { inRoot } from "./run.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ child: import("node:child_process").ChildProcess, url: URL }} Started */

const main = inRoot("dist-cli", "main.js");
const [rounds, callsARound, atOnce] = [5, 1500, 8];

/** Calls a second and the slowest of a hundred, beside the same tools on the bare SDK, turn by turn. */
export async function measureServe() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-bench-"));
  const file = path.join(folder, "tools.json");
  fs.writeFileSync(file, toolsText(10, 3));
  const results = path.join(folder, "results.json");
  /** @type {{ tools: { name: string }[] }} */
  const { tools } = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.writeFileSync(results, JSON.stringify(Object.fromEntries(tools.map(({ name }) => [name, "done"]))));
  const args = sampleArguments(file, tools[0]?.name ?? "");
  const ours = await started([main, "serve", file, "--http", "--results", results]);
  const bare = await started([inRoot("scripts", "bench-bare-server.mjs"), file]);
  try {
    const sides = [ours, bare].map((side) => ({
      ...side,
      persecond: /** @type {number[]} */ ([]),
      slow: /** @type {number[]} */ ([]),
    }));
    for (const { url } of sides) await load(url, tools[0]?.name ?? "", args, 300);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) {
        const { seconds, times } = await load(side.url, tools[0]?.name ?? "", args, callsARound);
        side.persecond.push(callsARound / seconds);
        side.slow.push(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
      }
    }
    const [serve, sdk] = sides.map(({ persecond, slow }) => ({
      callsPerSecond: median(persecond),
      p99Ms: median(slow),
    }));
    // What a process holds goes up and down with the garbage in it: its peaks tell whether it grows.
    const memory = [];
    for (let done = 0; done < 100_000; done += 2500) {
      await load(ours.url, tools[0]?.name ?? "", args, 2500);
      memory.push(memoryOf(ours));
    }
    const half = memory.length / 2;
    const sockets = await idle(ours.url, 1000);
    const { times } = await load(ours.url, tools[0]?.name ?? "", args, 200);
    for (const socket of sockets) socket.destroy();
    const ratio = (serve?.callsPerSecond ?? 0) / (sdk?.callsPerSecond ?? 1);
    return {
      serve,
      sdk,
      ratio,
      p99Ratio: (serve?.p99Ms ?? 0) / (sdk?.p99Ms ?? 1),
      peakMb: [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))],
      idleConnections: sockets.length,
      callsBesideThem: times.length,
    };
  } finally {
    for (const { child } of [ours, bare]) child.kill("SIGTERM");
    fs.rmSync(folder, { recursive: true, force: true });
  }
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
