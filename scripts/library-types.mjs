import fs from "node:fs";
import { readApi } from "./api.mjs";
import { fail, isMain } from "./run.mjs";

// One file of types for the library: its own names and no file behind them, so that users need no package of ours.

/** @param {readonly import("./api.mjs").Entry[]} entries */
function libraryTypes(entries) {
  const declarations = entries.map(({ comment, declaration, kind }) => {
    const end = kind === "function" || kind === "data" ? ";" : "";
    const keyword = kind === "type" ? "export" : "export declare";
    const text = declaration.replace(/^( {2})override /gm, "$1");
    return `${comment === "" ? "" : `${comment}\n`}${keyword} ${text}${end}\n`;
  });
  return declarations.join("\n");
}

if (isMain(import.meta.url)) {
  const [file = fail("Usage: node scripts/library-types.mjs <file>")] = process.argv.slice(2);
  const { entries, unnamed } = readApi();
  if (unnamed.length > 0) fail(`src/core/library.ts must export what its signatures name: ${unnamed.join(", ")}`);
  fs.writeFileSync(file, libraryTypes(entries));
}
