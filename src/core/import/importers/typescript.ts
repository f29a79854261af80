import type { JsonObject } from "../../types.ts";
import { count } from "../../words.ts";
import { fencedIn } from "../fences.ts";
import type { Importer } from "../importer.ts";
import { unreadable, unreadFrom } from "../place.ts";
import type { ImportSource } from "../source.ts";
import { readProgram } from "../typescript/program.ts";

/** Source of TypeScript or JavaScript: registered tools with their schemas in Zod, and objects that describe tools. */
export const typescript: Importer = {
  id: "typescript",
  title: "TypeScript or JavaScript source",
  detect(source) {
    if (source.kind === "json" || !mayHoldTools(source.text) || isPython(source.text)) return 0;
    const { registrations, mistakes, stopped } = readProgram(sourcesOf(source), source.onProgress);
    // What was not read may hold tools: whoever gave it hears so.
    if (registrations.length === 0) return stopped ? 0.05 : 0;
    return mistakes.length === 0 ? 1 : mistakes.length <= registrations.length ? 0.8 : 0.3;
  },
  read(source, reading) {
    const own = sourcesOf(source);
    const program = readProgram(own, source.onProgress);
    const { mistakes, stopped } = program;
    const [first] = mistakes;
    if (first) {
      reading.notes.note("guessed", unreadable(count(mistakes.length, "place"), "TypeScript", first));
    }
    if (stopped) reading.notes.note("lost", unreadFrom(own.text, stopped, "TypeScript"));
    const seen = new Set<string>();
    const tools = program.tools(reading).filter((tool: JsonObject) => {
      const text = JSON.stringify(tool);
      return !seen.has(text) && seen.add(text);
    });
    return { tools };
  },
};

/** The parser takes long for another language: at every line it looks for a way to go on. */
function isPython(text: string): boolean {
  return /^[ \t]*(?:async[ \t]+)?def[ \t]+\w+[ \t]*\(/m.test(text) && !/^[ \t]*(?:```|~~~)/m.test(text);
}

function mayHoldTools(text: string): boolean {
  return /\b(?:registerTool|tool|addTool|registerAppTool|DynamicStructuredTool|dynamicTool|defineTool|createTool)\s*[(<]|\binputSchema\b|\bz\s*\.\s*\w+\s*\(/.test(
    text,
  );
}

/** One and the same, so that the program that was looked at is the one that is read. */
const noFiles: readonly [] = [];

function sourcesOf({ text, files = noFiles, path = "" }: ImportSource) {
  const fenced = fencedIn(text, /^(?:[cm]?[tj]sx?|typescript|javascript)$/i) ?? text.replace(/^\uFEFF/, "");
  // An object alone would be read as a block.
  const own = /^\s*\{/.test(fenced) ? `(${fenced.replace(/;?\s*$/, "")})` : fenced;
  return { path, text: own, files };
}
