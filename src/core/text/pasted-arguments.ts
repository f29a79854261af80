import { isObject, member } from "../json.ts";
import type { Json, Span } from "../types.ts";
import { code } from "../words.ts";
import { render } from "./layout.ts";
import { pathIn, spanAt, valueAt } from "./locate.ts";
import { inspect, nodeValue, parse } from "./parse.ts";
import { readValue } from "./read-value.ts";

/** Arguments out of something else that was pasted, and what it was. */
export interface PastedArguments {
  readonly value: Json;
  readonly text: string;
  /** "a `tools/call` request of `run`". */
  readonly from: string;
}

/** What pasted text means where it is not simply the arguments: an envelope, a request, nearly JSON, or a fence out of a chat. */
export function pastedArguments(text: string): PastedArguments | undefined {
  const { root, faults } = parse(text);
  const repaired = faults.length > 0;
  if (root?.type !== "object" || faults.some((fault) => fault.kind !== "syntax" || fault.replacement === undefined)) {
    return undefined;
  }
  // Writing the value again would make a long number another one: the text stays as it was pasted.
  if (inspect(root, text).length > 0) return undefined;
  const read = nodeValue(root);
  const inner = unwrapped(read);
  if (inner) return { value: inner.value, text: written(inner.value), from: inner.from };
  if (!repaired) return undefined;
  const isFenced = faults.some((fault) => fault.kind === "syntax" && fault.code === "fence");
  const from = isFenced ? "a fenced block" : "nearly JSON";
  return { value: read, text: written(read), from };
}

/** Arguments as the panel writes them: one member a line, short values in one line. */
export function written(value: Json): string {
  if (!isObject(value)) return render(value);
  const lines = Object.entries(value).map(([name, inner]) => `  ${JSON.stringify(name)}: ${render(inner, "  ")}`);
  return lines.length > 0 ? `{\n${lines.join(",\n")}\n}` : "{}";
}

function unwrapped(value: Json): { value: Json; from: string } | undefined {
  const method = member(value, "method");
  const params = member(value, "params");
  if (method === "tools/call" && isObject(params)) {
    const inner = argumentsIn(params);
    return inner && { value: inner.value, from: `a \`tools/call\` request${inner.of}` };
  }
  const call = member(value, "function");
  const inner = argumentsIn(isObject(call) ? call : value);
  return inner && { value: inner.value, from: `a call${inner.of}` };
}

/** `{ name, arguments }` and what model APIs write instead. Arguments of its own must not be taken for an envelope. */
function argumentsIn(value: Json): { value: Json; of: string } | undefined {
  const name = member(value, "name");
  if (!isObject(value) || typeof name !== "string" || !Object.keys(value).every((key) => envelope.has(key)))
    return undefined;
  for (const key of ["arguments", "input", "args", "parameters"]) {
    const found = member(value, key);
    const inner = typeof found === "string" ? parsedText(found) : found;
    if (isObject(inner)) return { value: inner, of: ` of ${code(name)}` };
  }
  return undefined;
}

const envelope = new Set([
  "name",
  "arguments",
  "input",
  "args",
  "parameters",
  "id",
  "type",
  "call_id",
  "_meta",
  "index",
]);

function parsedText(text: string): Json | undefined {
  const read = readValue(text, { comments: true, exact: true });
  return read.kind === "value" ? read.value : read.kind === "nothing" ? {} : undefined;
}

/** Where places stand in a text of JSON: the key of a container, else the value. */
export function placesIn(text: string, paths: readonly (readonly string[])[]): (Span | undefined)[] {
  const { root } = parse(text);
  if (!root) return paths.map(() => undefined);
  const value = nodeValue(root);
  return paths.map((steps) => {
    const path = pathIn(value, steps);
    return spanAt(
      root,
      path,
      member(valueAt(value, path.slice(0, -1)), String(path.at(-1))) === undefined ? "value" : "key",
    );
  });
}
