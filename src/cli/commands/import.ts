import { count, type ImportNote, importers, importFolder, importTools } from "../../core/index.ts";
import { type Command, jsonFormat, type Option } from "../command.ts";
import { read, sourceOf } from "../files.ts";
import { type ExitCode, exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { plain, plainJson } from "../plain.ts";
import { type FolderFile, sourceFolder } from "../source-folder.ts";

const from = {
  name: "from",
  value: "format",
  choices: ["auto", ...importers.map(({ id }) => id)],
  standard: "auto",
  description: "The format of the file; auto finds it out",
} satisfies Option;

const keepMeta = {
  name: "keep-meta",
  description: "Keep what MCP has no field for in _meta, under a key with the name of the format",
} satisfies Option;

const only = {
  name: "only",
  value: "names",
  description: "Of a specification, only these operations, by the names that their tools get, with commas between them",
} satisfies Option;

export const importCommand: Command = {
  name: "import",
  summary: "Turns tools of other formats into MCP tools; what was mapped, guessed and lost goes to stderr",
  operands: [
    {
      name: "file",
      description:
        "JSON or YAML of MCP, OpenAPI, OpenAI, Anthropic, Gemini, Bedrock, LangChain, Postman or Azure, a captured log or HAR, source in TypeScript, JavaScript or Python, a folder of source files, or - for stdin",
      missing: "name a file with tools, or - for stdin",
    },
  ],
  options: [from, only, keepMeta, jsonFormat],
  examples: [
    "import functions.json",
    "import server.ts",
    "import src/",
    "import openapi.yaml --only getPet,listPets",
    "import - --keep-meta < definitions.json",
  ],
  async run(given, host) {
    const source = sourceOf(given.operands[0] ?? "", host.directory);
    const folder = source.path === null ? undefined : await sourceFolder(source.path, host);
    if (folder) return printFolder(source.file, folder, host);
    const text = await read(source, host);
    if (isFailure(text)) return text;
    const names = given
      .text(only)
      ?.split(",")
      .map((name) => name.trim());
    const result = importTools(text, {
      from: given.text(from),
      keepMeta: given.flag(keepMeta),
      only: names,
      path: source.file,
      onProgress: (done, of) => host.progress("characters read", done, of),
    });
    if (result.tools.length === 0) {
      const [first, ...others] = result.notes.map(({ message }) => message);
      for (const message of others) host.note(plain(message));
      return failure(`${source.file}: ${first ?? "no tool was found"}`);
    }
    const title = importers.find(({ id }) => id === result.from)?.title ?? "";
    host.note(`read ${plain(source.file)} as ${result.from} (${title})`);
    for (const note of result.notes) host.note(lineOf(note));
    host.print(plainJson({ tools: result.tools }));
    return exitCodes.fine;
  },
};

/** All tools of a folder as one list; every note names its file. */
function printFolder(name: string, files: readonly FolderFile[], host: Host): ExitCode | Failure {
  const found = importFolder(files, (done, of) => host.progress("files read", done, of));
  for (const { path, from, tools, notes } of found) {
    host.note(`read ${plain(path)} as ${from}: ${count(tools.length, "tool")}`);
    for (const note of notes) host.note(`${plain(path)}: ${lineOf(note)}`);
  }
  const tools = found.flatMap(({ tools: own }) => own);
  if (tools.length === 0) return failure(`${name}: no source file in this folder holds tools that can be read`);
  for (const [tool, paths] of filesByTool(found))
    if (paths.size > 1) host.note(plain(`${tool} is the name of tools in ${[...paths].join(" and ")}`));
  host.print(plainJson({ tools }));
  return exitCodes.fine;
}

function filesByTool(found: ReturnType<typeof importFolder>): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const { path, tools } of found)
    for (const { name } of tools)
      if (typeof name === "string") files.set(name, (files.get(name) ?? new Set()).add(path));
  return files;
}

function lineOf({ kind, message, tool }: ImportNote): string {
  return plain(`${kind}: ${message}${tool === undefined || tool === "" ? "" : ` (${tool})`}`);
}
