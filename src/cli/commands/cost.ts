import { type Budget, type DocumentCost, documentCost, type JsonObject, tokenizerIds } from "../../core/index.ts";
import { chosenClients, clientOption, serverOption, titleOption } from "../client-options.ts";
import { type Command, formatOption, type Given, type Option } from "../command.ts";
import { loadConfig } from "../config.ts";
import { judgeCost } from "../cost-judgement.ts";
import { costFormats, reportCost } from "../cost-report.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { chooseTool, readDocument } from "../inputs.ts";
import { configOption, serverOf } from "../settings.ts";

const format = formatOption("How to print the costs", costFormats);
const tokenizer = {
  name: "tokenizer",
  value: "name",
  choices: tokenizerIds,
  standard: tokenizerIds[0],
  description: "How tokens are counted: o200k is exact for OpenAI's models, claude is a range",
} as const satisfies Option;
const client = { ...clientOption, value: "id", repeatable: false, description: "Count what this client sends" };
const budget = {
  name: "budget",
  value: "n",
  description: "Exit with 1 where all tools cost more tokens",
} satisfies Option;
const baseline = {
  name: "baseline",
  value: "file",
  description: "An older version: say what each tool gained or lost since",
} satisfies Option;
const ratchet = {
  name: "ratchet",
  description: "With --baseline: exit with 1 only where the tools cost more than before",
} satisfies Option;
const tool = { name: "tool", value: "name", description: "Count this tool alone" } satisfies Option;

export const cost: Command = {
  name: "cost",
  summary: "Counts what the tools and their parts cost a model in tokens, and holds them to a budget",
  operands: [
    { name: "file", description: "JSON or JSONC with tools; - reads stdin", missing: "name a file with tools" },
  ],
  options: [tokenizer, client, serverOption, titleOption, tool, budget, baseline, ratchet, format, configOption],
  examples: [
    "cost tools.json",
    "cost tools.json --tokenizer o200k --client claude-code --server github",
    "cost tools.json --budget 4000",
    "cost tools.json --baseline main.json --ratchet --format markdown",
  ],
  async run(given, host) {
    const older = given.text(baseline);
    if (given.flag(ratchet) && older === undefined)
      return failure("--ratchet needs --baseline <file>: the version that must not be passed");
    const project = await loadConfig(given.text(configOption), host.directory);
    if (isFailure(project)) return project;
    const limits = budgetOf(given, project.budget);
    if (isFailure(limits)) return limits;
    const clients = chosenClients(given);
    if (isFailure(clients)) return clients;
    const [only, second] = clients ?? [];
    if (second !== undefined) return failure("--client takes one client here: each sends something else");
    const { name: server, title } = serverOf(given, project);
    const by = only === undefined ? undefined : { client: only, server, ...(title !== undefined && { title }) };
    const count = (tools: readonly JsonObject[]) =>
      documentCost(tools, given.choice(tokenizer) ?? tokenizer.standard, by);
    const now = await costOfFile(given.operands[0] ?? "", given, host, count);
    if (isFailure(now)) return now;
    const before = older === undefined ? undefined : await costOfFile(older, given, host, count, true);
    if (isFailure(before)) return before;
    const judged = judgeCost(now, limits, {
      ...(before && { before }),
      client: only ?? null,
      ratchet: given.flag(ratchet),
    });
    host.print(reportCost(judged, given.choice(format) ?? format.standard, host.colour));
    return judged.fails ? exitCodes.findings : exitCodes.fine;
  },
};

type Count = (tools: readonly JsonObject[]) => Promise<DocumentCost>;

/** A tool that is new has no older version: then the older file counts nothing. */
async function costOfFile(
  word: string,
  given: Given,
  host: Host,
  count: Count,
  isOlder = false,
): Promise<DocumentCost | Failure> {
  const document = await readDocument(word, host);
  if (isFailure(document)) return document;
  const name = given.text(tool);
  if (name === undefined) return count(document.tools.map(({ value }) => value));
  const chosen = chooseTool(document, name, host.note);
  if (isFailure(chosen)) return isOlder ? count([]) : chosen;
  return count([chosen]);
}

/** The project's limits, with that of the command line for all tools. */
function budgetOf(given: Given, own: Budget = {}): Budget | Failure {
  const word = given.text(budget);
  if (word === undefined) return own;
  const all = Number(word);
  if (!/^\d+$/.test(word) || !Number.isSafeInteger(all))
    return failure(`--budget ${word} is no number of tokens: give a whole number such as 4000`);
  return { all };
}
