import { defaultSettings, presets, revisions, type ServerNames, type Settings, type Severity } from "../core/index.ts";
import { chosenClients, clientOption, serverNames, serverOption, titleOption } from "./client-options.ts";
import type { Given, Option } from "./command.ts";
import { loadConfig } from "./config.ts";
import type { Config } from "./config-reader.ts";
import { type Failure, failure, isFailure } from "./host.ts";
import { levelOf, levels, ruleOf } from "./levels.ts";
import { unknown } from "./suggest.ts";

export const revision = {
  name: "revision",
  value: "date",
  choices: revisions.map(({ id }) => id),
  standard: defaultSettings.revision,
  description: "The MCP revision to check against",
} satisfies Option;

export const preset = {
  name: "preset",
  value: "name",
  choices: presets,
  standard: defaultSettings.preset,
  description: "How many rules to check",
} satisfies Option;

const rule = {
  name: "rule",
  value: `id=${levels.join("|")}`,
  description: "Set one rule's severity, or turn it off",
  repeatable: true,
} satisfies Option;

const lintClients = {
  ...clientOption,
  standard: "those of the settings, else none",
  description: "Also check what these clients and model APIs do, with commas between them",
} satisfies Option;

export const configOption = {
  name: "config",
  value: "file",
  description: "Settings of the project",
  standard: "the nearest toolwright.config.json, from here upwards",
} satisfies Option;

export const settingsOptions: readonly Option[] = [
  revision,
  preset,
  rule,
  lintClients,
  serverOption,
  titleOption,
  configOption,
];

/** Defaults, then the project's file, then the command line. */
export async function readSettings(given: Given, directory: string): Promise<Settings | Failure> {
  const project = await loadConfig(given.text(configOption), directory);
  if (isFailure(project)) return project;
  const own: Record<string, Severity | "off"> = {};
  for (const word of given.all(rule)) {
    const [id, level] = splitOnce(word);
    const known = ruleOf(id);
    if (isFailure(known)) return known;
    const wanted = levelOf(level);
    if (!wanted) {
      return failure(
        level === "" ? `--rule ${id} needs a severity: ${known.id}=off` : unknown(level, "severity", levels),
      );
    }
    own[known.id] = wanted;
  }
  const clients = chosenClients(given);
  if (isFailure(clients)) return clients;
  return {
    ...defaultSettings,
    ...project,
    revision: given.choice(revision) ?? project.revision ?? defaultSettings.revision,
    preset: given.choice(preset) ?? project.preset ?? defaultSettings.preset,
    rules: { ...project.rules, ...own },
    clients: clients ?? project.clients ?? defaultSettings.clients,
    server: serverOf(given, project),
  };
}

/** The names of the server as the command line gives them, over those of the project. */
export function serverOf(given: Given, { server: names = defaultSettings.server }: Config): ServerNames {
  const { server, title } = serverNames(given);
  return { ...names, ...(server !== undefined && { name: server }), ...(title !== undefined && { title }) };
}

function splitOnce(word: string): [string, string] {
  const at = word.indexOf("=");
  return at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
}
