import {
  type Budget,
  clients,
  type Fault,
  faultWords,
  type JsonNode,
  lineIndex,
  type Preset,
  parseDocument,
  presets,
  revisions,
  type ServerNames,
  type Severity,
  type Suppression,
} from "../core/index.ts";
import { readBudget } from "./budget-reader.ts";
import { type At, members, textOf } from "./config-nodes.ts";
import { type Failure, failure, isFailure } from "./host.ts";
import { fullRuleOf, levelOf, levels } from "./levels.ts";
import { unknown } from "./suggest.ts";

/** What a project says once instead of on every command line. */
export interface Config {
  /** Patterns of the files that hold tools, from the folder of the settings. */
  readonly files?: readonly string[];
  readonly revision?: string;
  readonly preset?: Preset;
  readonly rules?: Readonly<Record<string, Severity | "off">>;
  readonly suppress?: readonly Suppression[];
  readonly clients?: readonly string[];
  readonly server?: ServerNames;
  readonly budget?: Budget;
}

const keys = ["$schema", "files", "revision", "preset", "rules", "suppress", "clients", "server", "budget"];
const serverKeys = ["name", "title"];
const suppressionKeys = ["rule", "tool", "path", "reason"];

/** JSON, with comments and trailing commas, to settings, or to the first thing that is wrong and where. */
export function readConfig(text: string, file: string): Config | Failure {
  const { frame, faults } = parseDocument(text.replace(/^\uFEFF/, " "));
  const place = lineIndex(text);
  const at = (node: { readonly offset: number }, problem: string): Failure => {
    const { line, column } = place({ offset: node.offset, length: 0 }).start;
    return failure(`${file}:${line}:${column}: ${problem}`);
  };
  const fault = faults.find(({ kind }) => kind !== "inexact-number");
  if (fault) return at(fault, faultText(fault));
  if (frame?.type !== "object") return failure(`${file} holds no JSON object: write {} or delete the file`);

  let config: Config = {};
  for (const [key, value] of members(frame)) {
    switch (key.value) {
      case "$schema":
        if (value.type !== "string") return at(value, "$schema must be text: the address of the schema");
        break;
      case "files": {
        const files = readFiles(value, at);
        if (isFailure(files)) return files;
        config = { ...config, files };
        break;
      }
      case "preset": {
        const preset = presets.find((candidate) => candidate === value.value);
        if (!preset) return at(value, unknown(textOf(value), "preset", presets));
        config = { ...config, preset };
        break;
      }
      case "revision": {
        const ids = revisions.map(({ id }) => id);
        const revision = ids.find((id) => id === value.value);
        if (!revision) return at(value, unknown(textOf(value), "revision", ids));
        config = { ...config, revision };
        break;
      }
      case "rules": {
        if (value.type !== "object")
          return at(value, 'rules must be an object such as { "json/duplicate-key": "off" }');
        const rules: Record<string, Severity | "off"> = {};
        for (const [id, wanted] of members(value)) {
          const rule = fullRuleOf(textOf(id));
          if (isFailure(rule)) return at(id, rule.problem);
          const level = levelOf(textOf(wanted));
          if (!level) return at(wanted, unknown(textOf(wanted), "severity", levels));
          rules[rule.id] = level;
        }
        config = { ...config, rules };
        break;
      }
      case "suppress": {
        const suppress = readSuppressions(value, at);
        if (isFailure(suppress)) return suppress;
        config = { ...config, suppress };
        break;
      }
      case "clients": {
        const clients = readClients(value, at);
        if (isFailure(clients)) return clients;
        config = { ...config, clients };
        break;
      }
      case "server": {
        const server = readServer(value, at);
        if (isFailure(server)) return server;
        config = { ...config, server };
        break;
      }
      case "budget": {
        const budget = readBudget(value, at);
        if (isFailure(budget)) return budget;
        config = { ...config, budget };
        break;
      }
      default:
        return at(key, unknown(textOf(key), "setting", keys));
    }
  }
  return config;
}

function readSuppressions(list: JsonNode, at: At): readonly Suppression[] | Failure {
  const example = '{ "rule": "json/duplicate-key", "reason": "..." }';
  if (list.type !== "array") return at(list, `suppress must be a list of such as ${example}`);
  const found: Suppression[] = [];
  for (const node of list.children ?? []) {
    if (node.type !== "object") return at(node, `a suppression must be an object such as ${example}`);
    const given: Record<string, string> = {};
    for (const [key, value] of members(node)) {
      const name = textOf(key);
      if (!suppressionKeys.includes(name)) return at(key, unknown(name, "part of a suppression", suppressionKeys));
      if (value.type !== "string") return at(value, `${name} must be text`);
      given[name] = textOf(value);
    }
    const { rule, reason, ...place } = given;
    if (rule === undefined) return at(node, "a suppression needs a rule: the id of what it suppresses");
    const known = fullRuleOf(rule);
    if (isFailure(known)) return at(node, known.problem);
    if (reason === undefined || reason.trim() === "")
      return at(node, "a suppression needs a reason: say why it is right here");
    if (place.path !== undefined && !/^(\/|$)/.test(place.path)) {
      return at(node, `path must be a JSON pointer such as /inputSchema/properties`);
    }
    found.push({ rule: known.id, ...place, reason });
  }
  return found;
}

function readFiles(list: JsonNode, at: At): readonly string[] | Failure {
  if (list.type !== "array") return at(list, 'files must be a list of paths or patterns such as ["servers/**/*.json"]');
  const wrong = list.children?.find(({ type, value }) => type !== "string" || value === "");
  return wrong ? at(wrong, "a file must be text: a path or a pattern") : (list.children ?? []).map(textOf);
}

function readClients(list: JsonNode, at: At): readonly string[] | Failure {
  if (list.type !== "array") return at(list, 'clients must be a list of ids such as ["claude-code", "codex"]');
  const ids = clients.map(({ id }) => id);
  const wrong = (list.children ?? []).find((node) => !ids.includes(textOf(node)));
  if (wrong) return at(wrong, unknown(textOf(wrong), "client", ids));
  const chosen = (list.children ?? []).map(textOf);
  const repeated = list.children?.find((node, index) => chosen.indexOf(textOf(node)) < index);
  return repeated ? at(repeated, `${textOf(repeated)} stands twice: remove one`) : chosen;
}

function readServer(node: JsonNode, at: At): ServerNames | Failure {
  const example = '{ "name": "github", "title": "GitHub" }';
  if (node.type !== "object") return at(node, `server must be an object such as ${example}`);
  const given: Record<string, string> = {};
  for (const [key, value] of members(node)) {
    const name = textOf(key);
    if (!serverKeys.includes(name)) return at(key, unknown(name, "part of a server", serverKeys));
    if (value.type !== "string" || value.value === "") return at(value, `${name} must be text, and not empty`);
    given[name] = textOf(value);
  }
  const { name, title } = given;
  if (name === undefined) return at(node, `a server needs a name, as clients' settings call it: ${example}`);
  return { name, ...(title !== undefined && { title }) };
}

function faultText(fault: Fault): string {
  return fault.kind === "duplicate-key" ? `"${fault.key}" stands twice: remove one` : faultWords(fault);
}
