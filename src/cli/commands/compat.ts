import { asClient, type ClientOptions, compat as compatOf, type JsonObject } from "../../core/index.ts";
import { chosenClients, clientOption, serverOption, titleOption } from "../client-options.ts";
import { type Command, formatOption, type Given, type Option } from "../command.ts";
import { compatFormats, type Detail, reportCompat, reportDetail } from "../compat-report.ts";
import { loadConfig } from "../config.ts";
import { exitCodes, type Failure, failure, isFailure } from "../host.ts";
import { chooseTool, readDocument } from "../inputs.ts";
import { configOption, serverOf } from "../settings.ts";

const format = formatOption("How to print the answer", compatFormats);
const tool = { name: "tool", value: "name", description: "Ask about this tool alone" } satisfies Option;
const route = {
  name: "route",
  value: "id",
  description: "One way through the client, such as openai; left out, the one with the worst outcome",
} satisfies Option;
const failOn = {
  name: "fail-on",
  value: "verdict",
  choices: ["refused", "changed", "never"],
  standard: "refused",
  description: "Exit with 1 where a tool is refused, or also where it is changed",
} as const satisfies Option;

export const compat: Command = {
  name: "compat",
  summary: "Says what clients and model APIs make of tools: works, changed, refused or unknown, and why",
  operands: [
    { name: "file", description: "JSON or JSONC with tools; - reads stdin", missing: "name a file with tools" },
  ],
  options: [clientOption, serverOption, titleOption, tool, route, format, failOn, configOption],
  examples: [
    "compat tools.json",
    "compat tools.json --client codex,claude-code --server github --fail-on changed",
    "compat tools.json --tool search --client codex",
  ],
  async run(given, host) {
    const clients = chosenClients(given);
    if (isFailure(clients)) return clients;
    const [only, second] = clients ?? [];
    const way = given.text(route);
    if (way !== undefined && (only === undefined || second !== undefined))
      return failure("--route needs one --client: each client has its own routes");
    const project = await loadConfig(given.text(configOption), host.directory);
    if (isFailure(project)) return project;
    const document = await readDocument(given.operands[0] ?? "", host);
    if (isFailure(document)) return document;
    const name = given.text(tool);
    const chosen = name === undefined ? undefined : chooseTool(document, name);
    if (isFailure(chosen)) return chosen;
    const { name: server, title } = serverOf(given, project);
    const options = { server, ...(title !== undefined && { title }), ...(way !== undefined && { route: way }) };
    const detail = chosen && only !== undefined && second === undefined ? detailOf(chosen, only, options) : undefined;
    const wrong = way === undefined || only === undefined ? undefined : wrongRoute(only, way);
    if (wrong) return wrong;
    const tools = chosen ? [chosen] : document.tools.map(({ value }) => value);
    const cells = compatOf(tools, { ...options, ...(clients && { clients }) });
    const how = given.choice(format) ?? format.standard;
    host.print(detail ? reportDetail(detail, cells, how, host.colour) : reportCompat(cells, how, host.colour));
    return exitCode(given, cells);
  },
};

function detailOf(chosen: JsonObject, client: string, options: ClientOptions): Detail {
  return { given: chosen, answer: asClient(chosen, { client, ...options }) };
}

function wrongRoute(client: string, id: string): Failure | undefined {
  const { problem } = asClient({ name: "" }, { client, route: id });
  return problem === undefined ? undefined : failure(problem.replaceAll("`", ""));
}

function exitCode(given: Given, cells: readonly { readonly verdict: string }[]) {
  const min = given.choice(failOn) ?? failOn.standard;
  const bad = min === "never" ? [] : min === "changed" ? ["refused", "changed"] : ["refused"];
  return cells.some(({ verdict }) => bad.includes(verdict)) ? exitCodes.findings : exitCodes.fine;
}
