import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "@typescript/typescript6";
import { transformWithOxc } from "vite";
import { afterAll } from "vitest";
import type { ExportFile } from "../core/index.ts";

const cache = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes generated TypeScript as JavaScript where Node finds our packages, and imports one file of it. */
export async function load(files: readonly ExportFile[], entry: string): Promise<Record<string, unknown>> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "generated-"));
  folders.push(folder);
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  for (const { path, text } of files) {
    if (!path.endsWith(".ts")) continue;
    const target = join(folder, path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, (await transformWithOxc(text, path)).code);
  }
  return import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href);
}

/** What the parser of TypeScript has to say about a text. */
export function syntaxErrors(text: string, path: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false) as ts.SourceFile & {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
  };
  return file.parseDiagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
