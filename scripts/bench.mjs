import "./node-version.mjs";
import fs from "node:fs";
import os from "node:os";
import { measureBrowser } from "./bench-browser.mjs";
import { weighBundle } from "./bench-bundle.mjs";
import { measureMatrix } from "./bench-clients.mjs";
import { measureCost } from "./bench-cost.mjs";
import { measureDesign } from "./bench-design.mjs";
import { measureDiff } from "./bench-diff.mjs";
import { measureForm } from "./bench-form.mjs";
import { measureImport } from "./bench-import.mjs";
import { measureBesideInspector } from "./bench-inspector.mjs";
import { measureIncremental, measureThroughput } from "./bench-lint.mjs";
import { measureMemory } from "./bench-memory.mjs";
import { kilo, ms, table } from "./bench-report.mjs";
import { measureScale, scaleHead } from "./bench-scale.mjs";
import { measureColdStart, measureServe } from "./bench-serve.mjs";
import { measureLinks, measureOpening } from "./bench-share.mjs";
import { measureSoak } from "./bench-soak.mjs";
import { measureTasks } from "./bench-tasks.mjs";
import { build } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { chosenFrom, fail, inRoot } from "./run.mjs";

/** @type {Record<string, () => Promise<unknown>>} */
const parts = {
  bundle,
  lint,
  incremental,
  clients,
  cost,
  imports,
  diff,
  share,
  browser,
  inspector,
  form,
  design,
  memory,
  soak,
  tasks,
  scale,
  serve,
  start,
};
/** Without a browser these cannot be measured, and the others can. */
const inBrowser = new Set(["browser", "form", "design", "memory", "scale", "soak", "tasks"]);
const chosen = chosenFrom(Object.keys(parts), "npm run bench");

await ensureInstalled();
if (!(await build(["app", "core", "cli"]))) fail("There is nothing to measure, because the build failed.");

const cpus = os.cpus();
const machine = { node: process.version, cpu: cpus[0]?.model ?? "unknown", cores: cpus.length, load: os.loadavg()[0] };
console.log(`\nNode ${machine.node}, ${machine.cores} x ${machine.cpu}, load ${machine.load?.toFixed(1)}`);
/** @type {Record<string, unknown>} */
const results = { machine };
for (const name of chosen) results[name] = await (inBrowser.has(name) ? orSkipped(name) : parts[name]?.());
fs.writeFileSync(inRoot("bench.json"), `${JSON.stringify(results, null, 2)}\n`);
console.log("\nWritten to bench.json. Timings depend on the machine and its load; ratios were taken in this one run.");

/** @param {string} name */
async function orSkipped(name) {
  try {
    return await parts[name]?.();
  } catch (error) {
    const reason = String(/** @type {Error} */ (error).message).split("\n")[0];
    console.log(`\n${name}: skipped, ${reason}.`);
    return { skipped: reason };
  }
}

async function tasks() {
  const measured = await measureTasks();
  const rows = measured.map(({ place, longestMs, over, sumMs }) => [place, longestMs, over, sumMs]);
  table("Tasks of the page, one tool with 50,000 properties", ["at", "longest ms", "over 100 ms", "sum ms"], rows);
  return measured;
}

async function bundle() {
  const weights = await weighBundle();
  const rows = weights.map(({ part, files, bytes, gzip }) => [part, files, kilo(bytes), kilo(gzip)]);
  table("Bundle", ["part", "files", "kB", "kB gzip"], rows);
  return weights;
}

async function inspector() {
  const measured = await measureBesideInspector();
  if (!measured) return console.log("\nThe inspector could not be installed: first loads are not compared.");
  const { inspectorMs, toolwrightMs, monacoMs, ratio, loads } = measured;
  const rows = [
    ["MCP Inspector, first control", ms(inspectorMs)],
    ["Tool list and text, chosen and typed into", ms(toolwrightMs)],
    ["Monaco in its place", ms(monacoMs)],
  ];
  table(`First load, ${loads} cold loads each in turns; ratio ${ratio.toFixed(2)}`, ["until usable", "ms"], rows);
  return measured;
}

async function lint() {
  const measured = await measureThroughput();
  const rows = measured.map(({ document, tools, kB, lintMs, floorMs, ratio, toolsPerSecond }) => [
    ...[document, tools, kB, ms(lintMs), ms(floorMs), ratio.toFixed(2), Math.round(toolsPerSecond)],
  ]);
  const head = ["document", "tools", "kB", "lint ms", "parse + Ajv ms", "lint / floor", "tools/s"];
  table("Lint of a new document, next to JSON.parse + Ajv compile (medians)", head, rows);
  return measured;
}

async function incremental() {
  const measured = await measureIncremental();
  const rows = measured.map(({ edit, tools, medianMs, p95Ms, wholeMs, ratio }) => [
    ...[edit, tools, ms(medianMs), ms(p95Ms), ms(wholeMs), ratio.toFixed(3)],
  ]);
  table("After one character in", ["edit", "tools", "median ms", "p95 ms", "first ms", "edit / first"], rows);
  return measured;
}

async function clients() {
  const measured = await measureMatrix();
  const rows = measured.map(({ document, tools, cells, matrixMs, lintMs, ratio, editMs, editRatio }) => [
    ...[document, tools, cells, ms(matrixMs), ms(lintMs), ratio.toFixed(2), ms(editMs), editRatio.toFixed(3)],
  ]);
  const head = [
    "document",
    "tools",
    "cells",
    "matrix ms",
    "lint ms",
    "matrix / lint",
    "one tool ms",
    "one tool / matrix",
  ];
  table("Every tool in every client, next to a first lint of them (medians)", head, rows);
  return measured;
}

async function cost() {
  const measured = await measureCost();
  const rows = measured.map(({ document, tools, bytes, estimateMs, exactMs, editMs, ratio, exactRatio, editRatio }) => [
    ...[document, tools, kilo(bytes), ms(estimateMs), ms(exactMs), ms(editMs)],
    ...[ratio.toFixed(1), exactRatio.toFixed(1), editRatio.toFixed(4)],
  ]);
  const head = ["document", "tools", "kB", "estimate ms", "exact ms", "one tool ms"];
  const ratios = ["estimate / parse", "exact / parse", "one / all"];
  table("Every tool by its parts (medians)", [...head, ...ratios], rows);
  return measured;
}

async function imports() {
  const measured = await measureImport();
  const rows = measured.map(({ document, bytes, tools, importMs, parseMs, ratio }) => [
    ...[document, kilo(bytes), tools, ms(importMs), ms(parseMs), ratio.toFixed(1)],
  ]);
  const head = ["document", "kB", "tools", "import ms", "JSON.parse ms", "import / parse"];
  table("1,000 tools from other formats, next to one JSON.parse of the OpenAPI document (medians)", head, rows);
  return measured;
}

async function serve() {
  const measured = await measureServe();
  const rows = Object.entries({ serve: measured.serve, "bare SDK": measured.sdk }).map(([name, side]) => [
    ...[name, Math.round(side.callsPerSecond), ms(side.p99Ms), side.processorMs.toFixed(2)],
  ]);
  const [calls, p99, processor] = [measured.ratio, measured.p99Ratio, measured.processorRatio].map((one) =>
    one.toFixed(2),
  );
  table(
    `Calls of one tool (medians); serve / bare SDK: calls ${calls}, p99 ${p99}, processor ${processor}`,
    ["server", "calls/s", "p99 ms", "processor ms a call"],
    rows,
  );
  const [first, second] = measured.peakMb;
  console.log(
    `Peak memory: ${first} MB in the first 50,000 calls, ${second} MB in the next; ${measured.callsBesideThem} calls beside ${measured.idleConnections} idle connections. SIGTERM: ended with ${measured.ended.exit} in ${ms(measured.ended.ms)} ms.`,
  );
  return measured;
}

async function start() {
  const measured = measureColdStart();
  const rows = measured.map(({ way, medianMs, ratio }) => [way, ms(medianMs), ratio.toFixed(2)]);
  table("Cold start of the command, beside node -e 0 (medians)", ["way", "ms", "ratio"], rows);
  return measured;
}

async function scale() {
  const measured = await measureScale();
  const rows = measured.map(({ tools, kB, heapMB, ...times }) => [tools, kB, ...Object.values(times).map(ms), heapMB]);
  table("What grows with the number of tools", scaleHead, rows);
  return measured;
}

async function share() {
  const links = await measureLinks();
  const rows = links.map(({ documents, number, kB, ours, lzString, ratio, ...times }) => [
    ...[documents, number, Math.round(kB), ours, lzString, ratio.toFixed(3)],
    ...[times.writeMs, times.lzWriteMs, times.readMs, times.lzReadMs].map(ms),
  ]);
  const head = [
    "documents",
    "",
    "kB",
    "characters",
    "lz-string",
    "ratio",
    "write ms",
    "lz-string",
    "read ms",
    "lz-string",
  ];
  table("Links, next to lz-string (sums)", head, rows);
  const openings = await measureOpening().catch((/** @type {Error} */ error) => error.message.split("\n")[0]);
  if (!Array.isArray(openings)) {
    console.log(`\nOpening a link: skipped, ${openings}.`);
    return { links, skipped: openings };
  }
  const ways = openings.map(({ way, tools, characters, medianMs }) => [way, tools, characters, ms(medianMs)]);
  table(`A link to its first lint (medians of ${openings[0]?.rounds})`, ["way", "tools", "characters", "ms"], ways);
  return { links, openings };
}

async function diff() {
  const measured = await measureDiff();
  const rows = measured.map(({ change, tools, kB, medianMs, firstMs, changes }) => [
    ...[change, tools, kB, ms(medianMs), ms(firstMs), changes],
  ]);
  const head = ["change", "tools", "kB", "median ms", "first ms", "changes"];
  table("Two versions of a document compared, from text to verdict", head, rows);
  return measured;
}

async function browser() {
  const { browser: version, load, keystrokes } = await measureBrowser();
  const { firstPaintMs, shellMs, editorMs, loads } = load;
  const moments = [
    ["first paint", ms(firstPaintMs)],
    ["tool list usable", ms(shellMs)],
    ["editor ready", ms(editorMs)],
  ];
  table(`Cold load in Chromium ${version} (medians of ${loads})`, ["moment", "ms"], moments);
  const rows = keystrokes.map(({ tools, kB, medianMs, p95Ms, fromChangeMs }) => [
    ...[tools, kB, ms(medianMs), ms(p95Ms), ms(fromChangeMs)],
  ]);
  const head = ["tools", "kB", "median ms", "p95 ms", "of it after the change"];
  table(`Key to markers on screen (${keystrokes[0]?.keys} keys)`, head, rows);
  return { version, load, keystrokes };
}

async function form() {
  const measured = await measureForm();
  const rows = measured.map(({ fields, tools, medianMs, p95Ms, longestTaskMs }) => [
    ...[fields, tools, ms(medianMs), ms(p95Ms), ms(longestTaskMs)],
  ]);
  const head = ["fields", "tools", "median ms", "p95 ms", "longest task ms"];
  table(`Key in a field of the form to its frame (${measured[0]?.keys} keys)`, head, rows);
  return measured;
}

async function design() {
  const { keystrokes, opening } = await measureDesign();
  const rows = keystrokes.map(({ fields, tools, medianMs, p95Ms, longestTaskMs }) => [
    ...[fields, tools, ms(medianMs), ms(p95Ms), ms(longestTaskMs)],
  ]);
  const head = ["fields", "tools", "median ms", "p95 ms", "longest task ms"];
  table(`Key in a cell of Design to its frame (${keystrokes[0]?.keys} keys)`, head, rows);
  const { tools, kB, firstMs, medianMs, rounds } = opening;
  const ways = ["tools", "kB", "first ms", `median ms of ${rounds} more`];
  table("Design opened, to the frame with its rows", ways, [[tools, kB, ms(firstMs), ms(medianMs)]]);
  return { keystrokes, opening };
}

async function memory() {
  const measured = await measureMemory();
  const rows = measured.map(({ document, tools, ownWorkers, pageMB, workersMB, sumMB, processMB }) => [
    ...[document, tools, ownWorkers, pageMB, workersMB, sumMB, processMB ?? "unknown"],
  ]);
  const head = ["document", "tools", "our workers", "page MB", "workers MB", "sum MB", "process MB"];
  table("JavaScript heap after every panel was used", head, rows);
  return measured;
}

async function soak() {
  const measured = await measureSoak();
  const rows = measured.map((at) => [at.seconds, at.turns, at.pageMB, at.workersMB, at.workers, at.nodes]);
  const head = ["s", "documents", "page MB", "workers MB", "workers", "elements"];
  table("Used without a pause, 200 documents", head, rows);
  return measured;
}
