import { basename } from "node:path";
import {
  count,
  decodeSnapshot,
  encodeSnapshot,
  latestRevision,
  longLink,
  onlyTool,
  parseDocument,
  secretIn,
} from "../../core/index.ts";
import { type Command, formatOption, type Option } from "../command.ts";
import { read, type Source, sourceOf } from "../files.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { chooseTool } from "../inputs.ts";
import { plain, plainJson } from "../plain.ts";
import { revision } from "../settings.ts";

const base = {
  name: "base",
  value: "url",
  standard: "http://127.0.0.1:4173/",
  description: "Where the app is that should open the link",
} satisfies Option;
const tool = { name: "tool", value: "name", description: "The tool to open on" } satisfies Option;
const only = { name: "only", description: "Only the tool of --tool, without the others" } satisfies Option;
const panel = {
  name: "panel",
  value: "name",
  choices: ["problems", "try", "wire", "clients", "compare", "export"],
  description: "The panel to open on",
} satisfies Option;
const name = {
  name: "name",
  value: "text",
  description: "The name of the document; that of the file if left out",
} satisfies Option;
const format = formatOption("The link alone, or {url, length, fragment}", ["text", "json"]);

export const share: Command = {
  name: "share",
  summary: "Prints a link that holds the document; nothing is uploaded",
  operands: [
    { name: "file", description: "The document, or - for stdin", missing: "name the file to share, or - for stdin" },
  ],
  options: [base, tool, only, panel, revision, name, format],
  examples: [
    "share tools.json",
    "share tools.json --tool search --only",
    "share tools.json --base https://tools.example/",
  ],
  async run(given, host) {
    const address = addressOf(given.text(base) ?? base.standard);
    if (isFailure(address)) return address;
    const source = sourceOf(given.operands[0] ?? "-", host.directory);
    const whole = await read(source, host);
    if (isFailure(whole)) return whole;
    const chosen = given.text(tool);
    const text = textOf(whole, chosen, given.flag(only));
    if (isFailure(text)) return text;
    const shown = given.text(panel);
    const fragment = encodeSnapshot({
      version: 1,
      name: given.text(name) ?? nameOf(source),
      text,
      revision: given.text(revision) ?? latestRevision.id,
      ...(chosen !== undefined && { tool: chosen }),
      ...(shown !== undefined && { panel: shown }),
    });
    const check = decodeSnapshot(fragment);
    if (!check.ok) {
      const why = check.reason === "too-deep" ? "it is nested too deep" : `${fragment.length} characters`;
      return failure(`${source.file} cannot travel in a link (${why}): send the file`);
    }
    const url = `${address}${fragment}`;
    host.print(given.choice(format) === "json" ? plainJson({ url, length: url.length, fragment }) : `${url}\n`);
    warn(url, text, host);
    return exitCodes.fine;
  },
};

function textOf(whole: string, chosen: string | undefined, alone: boolean): string | Failure {
  if (chosen === undefined) return alone ? failure("--only needs --tool <name>: which tool?") : whole;
  const found = chooseTool(parseDocument(whole), chosen);
  if (isFailure(found)) return found;
  return alone ? (onlyTool(whole, chosen) ?? whole) : whole;
}

function warn(url: string, text: string, host: Host): void {
  host.note(count(url.length, "character"));
  if (url.length > longLink) {
    host.note(`warning: some programs cut links of more than ${longLink} characters: send the file instead`);
  }
  const secret = secretIn(text);
  if (secret) host.note(`warning: the document seems to hold ${plain(secret.what)}: whoever gets the link can read it`);
}

function nameOf({ path, file }: Source): string {
  return path === null ? "tools" : basename(file).replace(/\.(jsonc?|txt)$/i, "");
}

function addressOf(word: string): string | Failure {
  const url = URL.canParse(word) ? new URL(word) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return failure(`--base ${word} is no address of a page: it starts with https://`);
  url.hash = "";
  return url.href;
}
