import { isObject } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code, count } from "../../words.ts";
import { fencedIn } from "../fences.ts";
import type { Importer, ImportNoteKind, Reading } from "../importer.ts";
import { placeOf, unreadable, unreadFrom } from "../place.ts";
import { builtValue, fields, present } from "../python/built.ts";
import { type PythonModule, readModule } from "../python/module.ts";
import { importedSdk, sdkReading } from "../python/sdk.ts";
import { buildsTools, toolFunctions, toolOf, typeContext } from "../python/tools.ts";
import { literalOf } from "../python/values.ts";

/** Python source: functions under `@skill_command` or `@mcp.tool`, `Tool(…)` objects, or plain functions. */
export const python: Importer = {
  id: "python",
  title: "Python functions",
  detect({ kind, text, onProgress }) {
    // A printed list of tools has brackets as JSON has.
    const isForeign = kind === "json" && !/^\s*\[\s*(?:\w+\.)*Tool\(/.test(text);
    if (isForeign || !/\bdef\s|\bTool\s*\(/.test(text)) return 0;
    const module = readModule(sourceOf(text), onProgress);
    const functions = toolFunctions(module);
    const isDecorated = functions.some(([, way]) => way.kind !== "plain");
    if (isDecorated || buildsTools(module)) return 0.95;
    // What was not read may hold tools: whoever gave it hears so.
    if (functions.length === 0) return module.stopped ? 0.05 : 0;
    return module.mistakes === 0 ? 0.7 : module.mistakes < functions.length ? 0.4 : 0.1;
  },
  read({ text, onProgress }, reading) {
    const own = sourceOf(text);
    const module = readModule(own, onProgress);
    if (module.mistakes > 0) {
      reading.notes.note(
        "guessed",
        unreadable(count(module.mistakes, "place"), "Python", placeOf(own, module.firstMistake)),
      );
    }
    if (module.stopped) reading.notes.note("lost", unreadFrom(own, module.stopped, "Python"));
    const functions = toolFunctions(module);
    const descriptors = built(module, reading);
    tellSdk(module, functions, reading);
    if (functions.length === 0 && descriptors.length === 0 && buildsTools(module)) {
      reading.notes.note(
        "advice",
        "The server lists its tools itself, with names or schemas that are computed: they cannot be read from the source. Ask the running server for them",
      );
    }
    const plain = functions.every(([, way]) => way.kind === "plain");
    if (plain && descriptors.length > 0) return { tools: descriptors };
    if (plain && functions.length > 0) {
      reading.notes.note("guessed", "No function is marked as a tool: every public one was taken, without annotations");
    }
    return { tools: [...functions.map(([own, way]) => toolOf(own, way, module, reading)), ...descriptors] };
  },
};

/** Without what is around the program: Markdown with its fences, and an indentation that all lines share. */
function sourceOf(text: string): string {
  // A docstring may hold such blocks, too.
  const fenced = (isPython(text) ? undefined : fencedIn(text, /^(?:py|python\d?)$/i)) ?? text.replace(/^\uFEFF/, "");
  const indent = /^(?:[ \t]*\r?\n)*([ \t]+)\S/.exec(fenced)?.[1];
  if (indent === undefined) return fenced;
  return fenced
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
}

/** Says whose reading was taken, and which tools have their functions elsewhere. */
function tellSdk(module: PythonModule, functions: ReturnType<typeof toolFunctions>, { notes }: Reading): void {
  for (const { name } of module.registered) {
    if (module.functions.some((own) => own.name === name)) continue;
    notes.note("lost", `${code(name)} is made a tool, and its function is not in this text`);
  }
  if (!functions.some(([, way]) => way.kind === "mcp")) return;
  const sdk = importedSdk(module);
  if (sdk) notes.note("mapped", sdkReading[sdk]);
  else notes.note("guessed", `No import tells which SDK it is. ${sdkReading["mcp-2"]}`);
}

/** Prose is full of mistakes, read as Python. */
function isPython(text: string): boolean {
  if (!/^\s*(?:```|~~~)/m.test(text)) return true;
  const { functions, mistakes } = readModule(text);
  return functions.length > mistakes;
}

/** Descriptors that the source builds itself, or that were printed, with values that are known. */
function built(module: PythonModule, reading: Reading): JsonObject[] {
  return module.calls.flatMap(({ keywords }) => {
    let name = "";
    const note = (kind: ImportNoteKind, message: string) => reading.notes.note(kind, message, name);
    const context = typeContext(module, note);
    const own = keywords.get("name");
    const known = own && literalOf(own, module);
    name = typeof known === "string" ? known : "";
    const entries = [...keywords].map(([key, value]) => [fields[key] ?? key, builtValue(value, context)] as const);
    const tool = present(entries);
    if (typeof tool.name !== "string" || !isObject(tool.inputSchema)) {
      if (keywords.size > 0) note("lost", "A `Tool` has a name or a schema that is computed: it is left out");
      return [];
    }
    for (const [key, value] of entries)
      if (value === undefined) note("lost", `${code(key)} is computed: it is left out`);
    return [tool];
  });
}
