import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code, count } from "../../words.ts";
import type { Importer } from "../importer.ts";
import type { Expression } from "../python/expression.ts";
import { type PythonModule, readModule } from "../python/module.ts";
import { buildsTools, toolFunctions, toolOf } from "../python/tools.ts";
import { literalOf } from "../python/values.ts";

/** Python source: functions under `@skill_command` or `@mcp.tool`, `Tool(…)` objects, or plain functions. */
export const python: Importer = {
  id: "python",
  title: "Python functions",
  detect({ kind, text }) {
    // A printed list of tools has brackets as JSON has.
    const isForeign = kind === "json" && !/^\s*\[\s*(?:\w+\.)*Tool\(/.test(text);
    if (isForeign || !/\bdef\s|\bTool\s*\(/.test(text)) return 0;
    const module = readModule(sourceOf(text));
    const functions = toolFunctions(module);
    const isDecorated = functions.some(([, way]) => way.kind !== "plain");
    if (isDecorated || buildsTools(module)) return 0.95;
    return functions.length === 0 ? 0 : module.mistakes === 0 ? 0.7 : module.mistakes < functions.length ? 0.4 : 0.1;
  },
  read({ text }, reading) {
    const module = readModule(sourceOf(text));
    if (module.mistakes > 0) {
      reading.notes.note(
        "guessed",
        `${count(module.mistakes, "place")} could not be read as Python: check what is near`,
      );
    }
    const functions = toolFunctions(module);
    const descriptors = built(module, (field, tool) =>
      reading.notes.note("lost", `${code(field)} is computed: it is left out`, tool),
    );
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
  const fenced = fencedIn(text) ?? text.replace(/^\uFEFF/, "");
  const indent = /^(?:[ \t]*\r?\n)*([ \t]+)\S/.exec(fenced)?.[1];
  if (indent === undefined) return fenced;
  return fenced
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
}

/** The blocks of a Markdown text that are Python, or the one block that starts it. A docstring may hold such blocks, too. */
function fencedIn(text: string): string | undefined {
  if (!/^\s*(?:```|~~~)/m.test(text) || isPython(text)) return undefined;
  const kept: string[] = [];
  let inside: "python" | "other" | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(line);
    if (!fence) {
      if (inside === "python") kept.push(line);
    } else if (inside !== undefined) inside = undefined;
    else inside = /^(?:py|python\d?)$/i.test(fence[1] ?? "") || index === 0 ? "python" : "other";
  }
  return kept.length > 0 ? kept.join("\n") : undefined;
}

/** Prose is full of mistakes, read as Python. */
function isPython(text: string): boolean {
  const { functions, mistakes } = readModule(text);
  return functions.length > mistakes;
}

/** Descriptors that the source builds itself, or that were printed, with values that are known. */
function built(module: PythonModule, lose: (field: string, tool: string) => void): JsonObject[] {
  return module.calls.flatMap(({ keywords }) => {
    const known = [...keywords].map(([key, value]) => [fields[key] ?? key, builtValue(value, module)] as const);
    const tool = present(known);
    if (typeof tool.name !== "string" || !isObject(tool.inputSchema)) return [];
    for (const [key, value] of known) if (value === undefined) lose(key, tool.name);
    return [tool];
  });
}

/** A literal, or objects of classes that have names for all that they hold: `ToolAnnotations(readOnlyHint=True)`. */
function builtValue(expression: Expression, module: PythonModule): Json | undefined {
  if (expression.kind === "list") {
    const items = expression.items.map((item) => builtValue(item, module));
    return items.some((item) => item === undefined) ? undefined : (items as Json[]);
  }
  if (expression.kind !== "call" || expression.keywords.size === 0 || expression.positional.length > 0) {
    return literalOf(expression, module);
  }
  const known = [...expression.keywords].map(([key, value]) => [fields[key] ?? key, literalOf(value, module)] as const);
  return known.some(([, value]) => value === undefined) ? undefined : present(known);
}

/** What stands for nothing in Python is absent in MCP. */
function present(entries: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null)) as JsonObject;
}

/** The fields as version 2 of the SDK writes them. */
const fields: Readonly<Record<string, string>> = {
  input_schema: "inputSchema",
  output_schema: "outputSchema",
  meta: "_meta",
  read_only_hint: "readOnlyHint",
  destructive_hint: "destructiveHint",
  idempotent_hint: "idempotentHint",
  open_world_hint: "openWorldHint",
  mime_type: "mimeType",
};
