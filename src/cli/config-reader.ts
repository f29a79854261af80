import {
  type Fault,
  faultWords,
  type JsonNode,
  lineIndex,
  type Preset,
  parseDocument,
  presets,
  revisions,
  type Severity,
  type Suppression,
} from "../core/index.ts";
import { type Failure, failure, isFailure } from "./host.ts";
import { fullRuleOf, levelOf, levels } from "./levels.ts";
import { unknown } from "./suggest.ts";

/** What a project says once instead of on every command line. */
export interface Config {
  readonly revision?: string;
  readonly preset?: Preset;
  readonly rules?: Readonly<Record<string, Severity | "off">>;
  readonly suppress?: readonly Suppression[];
}

const keys = ["$schema", "revision", "preset", "rules", "suppress"];
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
      default:
        return at(key, unknown(textOf(key), "setting", keys));
    }
  }
  return config;
}

type At = (node: { readonly offset: number }, problem: string) => Failure;

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

function faultText(fault: Fault): string {
  return fault.kind === "duplicate-key" ? `"${fault.key}" stands twice: remove one` : faultWords(fault);
}

function members(object: JsonNode): [JsonNode, JsonNode][] {
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) => (key && value ? [[key, value]] : []));
}

function textOf(node: JsonNode): string {
  return node.type === "string" ? String(node.value) : (JSON.stringify(node.value) ?? `an ${node.type}`);
}
