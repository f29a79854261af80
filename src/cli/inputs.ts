import { resolve } from "node:path";
import {
  count,
  importers,
  importTools,
  isNoJson,
  type Json,
  type JsonObject,
  parseDocument,
  readValue,
  shownFault,
  type ToolDocument,
} from "../core/index.ts";
import type { Option } from "./command.ts";
import { read, sourceOf } from "./files.ts";
import { type Failure, failure, type Host, isFailure } from "./host.ts";
import { plain } from "./plain.ts";
import { readText } from "./read.ts";
import { unknown } from "./suggest.ts";

export const toolOption = {
  name: "tool",
  value: "name",
  description: "The tool that is meant; may be left out where the file holds only one",
} satisfies Option;

/** The document in a file, or on stdin for `-`, brought into MCP's form where it is in another one; one without tools is a failure. */
export async function readDocument(word: string, host: Host): Promise<ToolDocument | Failure> {
  const read = await readAnyForm(word, host);
  return isFailure(read) ? read : read.document;
}

/** The same for a command that writes the text back: what was in another form would be replaced as a whole. */
export async function readOwnDocument(word: string, host: Host): Promise<ToolDocument | Failure> {
  const read = await readAnyForm(word, host);
  if (isFailure(read) || read.document.text === read.text) return isFailure(read) ? read : read.document;
  const advice = `bring them into MCP's form first, toolwright import ${word} > tools.json`;
  return failure(`${word} holds ${read.title}, which cannot be written back: ${advice}`);
}

interface AnyForm {
  readonly document: ToolDocument;
  readonly text: string;
  /** Of the form that the text is in. */
  readonly title: string;
}

async function readAnyForm(word: string, host: Host): Promise<AnyForm | Failure> {
  const source = sourceOf(word, host.directory);
  const text = await read(source, host);
  if (isFailure(text)) return text;
  const {
    text: imported,
    tools,
    from,
    notes,
  } = importTools(text, {
    onProgress: (done, of) => host.progress("characters read", done, of),
  });
  const document = parseDocument(imported);
  const title = importers.find(({ id }) => id === from)?.title ?? "another form";
  if (tools.length > 0 && document.tools.length > 0) return { document, text, title };
  const advice = from === "server-config" ? notes.find(({ kind }) => kind === "advice")?.message : undefined;
  const lint = `see toolwright lint ${word}`;
  return failure(`${source.file} holds no tool that can be read: ${advice ?? lint}`);
}

/** The tool of that name, or the only one there is; `note` hears where the name does not tell which is meant. */
export function chooseTool(
  { tools }: ToolDocument,
  name: string | undefined,
  note?: Host["note"],
): JsonObject | Failure {
  const names = tools.map(({ value }) => String(value.name));
  if (name === undefined) {
    const [only] = tools;
    if (only && tools.length === 1) return only.value;
    return failure(
      `the file holds ${count(tools.length, "tool")}: name one with --tool <${shortened(names).join("|")}>`,
    );
  }
  const named = tools.filter(({ value }) => value.name === name);
  const [found] = named;
  if (found && named.length > 1) note?.(`${named.length} tools are called ${plain(name)}: the first of them is meant`);
  return found ? found.value : failure(unknown(name, "tool of this file", shortened(names)));
}

/** JSON as a word of the command line, or out of a file for `@file`. A file that we wrote holds numbers as we read them. */
export async function readJson(
  word: string,
  option: string,
  host: Host,
  { exact } = { exact: true },
): Promise<{ readonly value: Json } | Failure> {
  const file = word.startsWith("@") ? word.slice(1) : undefined;
  const text = file === undefined ? word : await readText(file, resolve(host.directory, file));
  if (isFailure(text)) return text;
  const read = readValue(text, { comments: false, exact });
  if (read.kind === "value") return { value: read.value };
  const name = file ?? option;
  const advice = file === undefined ? ". Quote it for the shell, or give @file" : "";
  if (read.kind === "nothing") return failure(`${name} is not JSON: nothing is there${advice}`);
  const { message, at } = shownFault(text, read.fault);
  const place = `line ${at.line}, column ${at.column}: ${message}`;
  return failure(isNoJson(read.fault) ? `${name} is not JSON, ${place}${advice}` : `${name}, ${place}`);
}

function shortened(names: readonly string[]): string[] {
  return names.length > 12 ? [...names.slice(0, 12), "…"] : [...names];
}
