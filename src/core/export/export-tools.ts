import { isObject } from "../json.ts";
import { maxDepth } from "../limits.ts";
import { latestRevision } from "../mcp/index.ts";
import { fromPointer, spanAt } from "../text/index.ts";
import type { Case, Json, JsonObject, Span, ToolDocument } from "../types.ts";
import { code, nearest } from "../words.ts";
import type {
  Exporter,
  ExporterOption,
  ExportInput,
  ExportNote,
  ExportOptions,
  ExportResult,
  ExportStep,
  OptionValue,
} from "./exporter.ts";
import { exporters, findExporter } from "./exporters.ts";

export interface ExportRequest {
  /** The id of an exporter. */
  readonly to: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly cases?: readonly Case[];
  /** What the server or package is called. */
  readonly name?: string;
  readonly revision?: string;
}

/** Told after each tool that is written. */
export type ExportProgress = (done: number, of: number) => void;

/** Files and notes; or none, with the reason in `refused`. */
export interface Exported extends ExportResult {
  readonly refused?: string;
}

/** Tools as the files of a target. What the target cannot express is a note, never silent. */
export function exportTools(
  tools: readonly Json[],
  request: ExportRequest,
  progress: ExportProgress = () => undefined,
): Exported {
  const exporter = findExporter(request.to);
  if (!exporter) return refusal(unknownTarget(request.to));
  const fault = optionFault(exporter, request.options ?? {});
  if (fault) return refusal(fault.message);
  const options = readOptions(exporter, request.options ?? {});
  const { cases = [], name = "tools", revision = latestRevision.id } = request;
  const objects = readTools(tools, cases);
  if (typeof objects === "string") return refusal(objects);
  return guarded(exporter, { tools: objects, cases, name, revision, each: counted(progress) }, options);
}

/** What an exporter gets of the tools; a text says why it cannot. */
function readTools(tools: readonly Json[], cases: readonly Case[]): readonly JsonObject[] | string {
  const objects = tools.filter(isObject) as JsonObject[];
  if (objects.length === 0) return "There is no tool to export: a tool is a JSON object with a `name`";
  if (isDeeper([objects, cases as unknown as Json], maxDepth)) {
    return `The tools are nested more than ${maxDepth} levels deep: no target can be written for them`;
  }
  return objects;
}

function counted(progress: ExportProgress): ExportInput["each"] {
  return (items, write) =>
    items.map((item, index) => {
      const written = write(item, index);
      progress(index + 1, items.length);
      return written;
    });
}

/** Where in a text the things are that notes speak of; undefined where that cannot be told. */
export function notePlaces(document: ToolDocument, notes: readonly ExportNote[]): readonly (Span | undefined)[] {
  const byName = new Map(document.tools.map((slice) => [slice.value.name, slice]));
  return notes.map(({ tool, path }) => {
    const slice = tool === undefined ? undefined : byName.get(tool);
    if (!slice) return undefined;
    const { offset, length } = spanAt(slice.tree(), fromPointer(path ?? ""), "key");
    return { offset: slice.offset + offset, length };
  });
}

/** The stations of a value on its way, for targets that show them. */
export function exportSteps(tools: readonly Json[], to: string): readonly ExportStep[] {
  const steps = findExporter(to)?.steps;
  const objects = steps ? readTools(tools, []) : "";
  return typeof objects === "string" ? [] : (steps?.(objects) ?? []);
}

function guarded(exporter: Exporter, input: ExportInput, options: ExportOptions): Exported {
  try {
    return exporter.export(input, options);
  } catch (error) {
    // A chain of thousands of references is followed deeper than the stack goes; anything else is a bug.
    if (!(error instanceof RangeError)) throw error;
    return refusal(
      `The schemas refer to each other in chains too long for ${code(exporter.id)}: shorten the \`$ref\`s`,
    );
  }
}

/** An option that an exporter does not have, or a value that it does not take. */
export interface OptionFault {
  readonly option: string;
  readonly message: string;
  /** What may stand there; empty where that is any text. */
  readonly choices: readonly string[];
}

/** The first of some options that an exporter cannot use. */
export function optionFault(exporter: Exporter, given: Readonly<Record<string, OptionValue>>): OptionFault | undefined {
  const known = exporter.options ?? [];
  for (const [id, value] of Object.entries(given)) {
    const option = known.find((candidate) => candidate.id === id);
    const message = option ? wrongValue(option, value) : unknownOption(exporter, id);
    if (message !== undefined) return { option: id, message, choices: option ? choicesOf(option) : known.map(idOf) };
  }
  return undefined;
}

const idOf = ({ id }: ExporterOption) => id;
const choicesOf = (option: ExporterOption) =>
  option.kind === "choice" ? option.choices : option.kind === "flag" ? ["true", "false"] : [];

function readOptions(exporter: Exporter, given: Readonly<Record<string, OptionValue>>): ExportOptions {
  const values = new Map<string, OptionValue>();
  for (const { id, kind, standard } of exporter.options ?? []) {
    const value = given[id] ?? standard;
    values.set(id, kind === "flag" ? value === true || value === "true" : value);
  }
  return { flag: (id) => values.get(id) === true, text: (id) => String(values.get(id) ?? "") };
}

function wrongValue(option: ExporterOption, value: OptionValue): string | undefined {
  if (option.kind === "flag") {
    return ["true", "false"].includes(String(value))
      ? undefined
      : `${code(option.id)} is either \`true\` or \`false\`, not ${code(String(value))}`;
  }
  if (option.kind === "text" || option.choices.includes(String(value))) return undefined;
  return `${code(option.id)} is one of ${option.choices.map(code).join(", ")}, not ${code(String(value))}`;
}

function unknownTarget(id: string): string {
  const ids = exporters.map((exporter) => exporter.id);
  const near = nearest(id, ids);
  return `There is no target ${code(id)}${near ? `; did you mean ${code(near)}?` : `: the targets are ${ids.join(", ")}`}`;
}

function unknownOption({ id: exporter, options = [] }: Exporter, id: string): string {
  const ids = options.map((option) => option.id);
  const near = nearest(id, ids);
  if (ids.length === 0) return `${code(exporter)} has no options; ${code(id)} was given`;
  return `${code(exporter)} has no option ${code(id)}${near ? `; did you mean ${code(near)}?` : `: it has ${ids.join(", ")}`}`;
}

function isDeeper(value: Json, max: number): boolean {
  let level: Json[] = [value];
  // Two levels more: the list around the tools and the pair around both.
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > max + 2) return true;
    level = level.flatMap((item): Json[] => (item !== null && typeof item === "object" ? Object.values(item) : []));
  }
  return false;
}

function refusal(refused: string): Exported {
  return { files: [], notes: [], refused };
}
