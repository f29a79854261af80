import {
  exporters as allExporters,
  type Exported,
  type ExporterOption,
  type ExportGroup,
  findExporter,
  type OptionValue,
  optionFault,
  exportTools as writeTools,
} from "../export/index.ts";
import { importers as allImporters, type ImportResult, importTools as readTools } from "../import/index.ts";
import type { Case, Json } from "../types.ts";
import { OptionError } from "./option-error.ts";
import { anything, checkOptions, flag, inside, listOf, object, oneOf, text as textCheck } from "./options.ts";
import { revision } from "./settings.ts";

/** A format that tools are read from. */
export interface ImporterInfo {
  readonly id: string;
  readonly title: string;
}

/** A target that tools are written for, and the options that it has. */
export interface ExporterInfo {
  readonly id: string;
  readonly title: string;
  readonly group: ExportGroup;
  readonly summary: string;
  readonly options: readonly ExporterOption[];
}

/**
 * The formats that `importTools` reads.
 *
 * @example
 * importers.some(({ id }) => id === "openai"); // => true
 */
export const importers: readonly ImporterInfo[] = allImporters.map(({ id, title }) => ({ id, title }));

/**
 * The targets that `exportTools` writes.
 *
 * @example
 * exporters.some(({ id }) => id === "ts-sdk-v2"); // => true
 */
export const exporters: readonly ExporterInfo[] = allExporters.map(({ id, title, group, summary, options = [] }) => ({
  ...{ id, title, group, summary, options },
}));

/** How a text is read. */
export interface ImportOptions {
  /** The id of an importer; left out, or `auto`, the format is found out. */
  readonly from?: string;
  /** Keep what MCP has no field for under `_meta`. */
  readonly keepMeta?: boolean;
  /** Of a specification with choices, such as the operations of OpenAPI, only those with these ids. */
  readonly only?: readonly string[];
  /** The place of the text in its folder, for what it imports. */
  readonly path?: string;
  /** The other files of the folder. */
  readonly files?: readonly { readonly path: string; readonly text: string }[];
}

/** What is written. */
export interface ExportOptions {
  /** The id of an exporter. */
  readonly to: string;
  /** Options of that exporter; `exporters` lists them. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Saved calls, for targets that write tests. */
  readonly cases?: readonly Case[];
  /** What the server or package is called. */
  readonly name?: string;
  /** A date out of `revisions`; the latest where it is left out. */
  readonly revision?: string;
}

/**
 * Reads tools in another format as MCP tools: other vendors' tools and OpenAPI as JSON or YAML, source in TypeScript or Python, logs,
 * bindings. Nothing is run and nothing is fetched.
 *
 * @param text - The text, as it stands in its file.
 * @returns The tools, a document that holds them, and notes on what was mapped, guessed and lost on the way. `from` is
 * null where no format fits.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown format.
 *
 * @example
 * const { from, tools } = importTools('def search(query: str, limit: int = 10):\n    """Finds pages."""');
 * from; // => "python"
 * tools[0].inputSchema.required; // => ["query"]
 */
export function importTools(text: string, options?: ImportOptions): ImportResult {
  textCheck(text, { call: "importTools", option: "text" });
  const from = oneOf("format", ["auto", ...importers.map(({ id }) => id)]);
  const own = checkOptions<ImportOptions>("importTools", options, {
    ...{ from, keepMeta: flag, only: listOf(textCheck), path: textCheck, files: listOf(object) },
  });
  return readTools(text, own);
}

/**
 * Writes tools as the files of a target: code, documents, other vendors' formats.
 *
 * @param tools - MCP tools, such as `parseDocument(text).tools.map((tool) => tool.value)`.
 * @returns The files, and notes on what the target cannot express; or no file, with the reason in `refused`.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown target.
 *
 * @example
 * const tool = { name: "search", description: "Finds pages.", inputSchema: { type: "object" } };
 * const { files } = exportTools([tool], { to: "openai" });
 * JSON.parse(files[0].text)[0].type; // => "function"
 */
export function exportTools(tools: readonly Json[], options: ExportOptions): Exported {
  listOf(anything)(tools, { call: "exportTools", option: "tools" });
  const to = oneOf(
    "target",
    exporters.map(({ id }) => id),
  );
  const own = checkOptions<ExportOptions>(
    "exportTools",
    options,
    { to, options: object, cases: listOf(object), name: textCheck, revision },
    ["to"],
  );
  checkOwnOptions(own);
  return writeTools(tools, own);
}

/** The options that one exporter has. */
function checkOwnOptions({ to, options = {} }: ExportOptions): void {
  const exporter = findExporter(to);
  const fault = exporter && optionFault(exporter, options);
  if (!fault) return;
  const place = inside({ call: "exportTools", option: "options" }, fault.option);
  throw new OptionError(`exportTools: ${fault.message}`, {
    ...place,
    given: options[fault.option],
    choices: fault.choices,
  });
}
