import { type ImportNote, importers, importTools } from "../../core/index.ts";
import { type Command, jsonFormat, type Option } from "../command.ts";
import { read, sourceOf } from "../files.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { plain, plainJson } from "../plain.ts";

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
        "JSON or YAML of MCP, OpenAPI, OpenAI, Anthropic, Gemini, Bedrock, LangChain, Postman or Azure, a captured log or HAR, source in TypeScript, JavaScript or Python, or - for stdin",
      missing: "name a file with tools, or - for stdin",
    },
  ],
  options: [from, only, keepMeta, jsonFormat],
  examples: [
    "import functions.json",
    "import server.ts",
    "import openapi.yaml --only getPet,listPets",
    "import - --keep-meta < definitions.json",
  ],
  async run(given, host) {
    const source = sourceOf(given.operands[0] ?? "", host.directory);
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

function lineOf({ kind, message, tool }: ImportNote): string {
  return plain(`${kind}: ${message}${tool === undefined || tool === "" ? "" : ` (${tool})`}`);
}
