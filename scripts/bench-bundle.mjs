import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { inRoot } from "./run.mjs";

/** @typedef {{ part: string, files: number, bytes: number, gzip: number }} Weight */

/** What the browser loads, by when it loads it. @returns {Promise<Weight[]>} */
export async function weighBundle() {
  const { parseAst } = await import("vite");
  const dist = inRoot("dist");
  const page = fs.readFileSync(path.join(dist, "index.html"), "utf8");
  const linked = [...page.matchAll(/\b(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "");
  const scripts = linked.filter((file) => file.endsWith(".js"));

  const first = closure(scripts);
  const weights = [weigh("JS before tools and text", first), weigh("CSS before tools and text", stylesOf(linked))];
  const seen = new Set(first);
  // Chunks that the first ones load later, each with what it brings along; then what those load.
  let roots = [...first];
  while (roots.length > 0) {
    const lazy = [...new Set(roots.flatMap((file) => importsOf(file).dynamic))].filter((file) => !seen.has(file));
    const brought = lazy.map((file) => ({ file, files: closure([file]).filter((one) => !seen.has(one)) }));
    for (const { file, files } of brought) {
      const fresh = files.filter((one) => !seen.has(one));
      for (const one of fresh) seen.add(one);
      weights.push(weigh(`later: ${nameOf(file)}`, fresh));
    }
    roots = brought.flatMap(({ files }) => files);
  }
  const assets = fs.readdirSync(path.join(dist, "assets")).map((name) => `assets/${name}`);
  for (const file of assets.filter((name) => /worker.*\.js$/i.test(name) && !seen.has(name))) {
    weights.push(weigh(`worker: ${nameOf(file)}`, closure([file])));
  }
  const others = assets.filter((file) => file.endsWith(".css") && !linked.includes(file));
  if (others.length > 0) weights.push(weigh("CSS later", others));
  return weights;

  /** @param {readonly string[]} files @returns {string[]} with everything they import statically */
  function closure(files) {
    const all = new Set(files);
    for (const file of all) for (const imported of importsOf(file).static) all.add(imported);
    return [...all];
  }

  /** @param {string} file */
  function importsOf(file) {
    const code = fs.readFileSync(path.join(dist, file), "utf8");
    const resolve = (/** @type {string} */ name) => path.posix.join(path.posix.dirname(file), name);
    const program = /** @type {any} */ (parseAst(code));
    const fixed = program.body.flatMap((/** @type {any} */ node) => (node.source ? [resolve(node.source.value)] : []));
    const dynamic = [...code.matchAll(/\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g)].map((match) =>
      resolve(match[1] ?? ""),
    );
    return { static: fixed, dynamic };
  }

  /** @param {string} part @param {readonly string[]} files @returns {Weight} */
  function weigh(part, files) {
    const contents = files.map((file) => fs.readFileSync(path.join(dist, file)));
    const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
    return {
      part,
      files: files.length,
      bytes: sum(contents.map((content) => content.length)),
      gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    };
  }
}

/** @param {readonly string[]} files */
const stylesOf = (files) => files.filter((file) => file.endsWith(".css"));

/** @param {string} file */
const nameOf = (file) => path.basename(file).replace(/-[\w-]{8}(?=\.js$)/, "");
