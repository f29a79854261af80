import { clients as allClients } from "../clients/index.ts";
import { rules as allRules } from "../lint/index.ts";
import { revisions as allRevisions } from "../mcp/index.ts";
import { defaultSettings as standard } from "../settings.ts";
import {
  dialects as allDialects,
  presets as allPresets,
  severities as allSeverities,
  type Budget,
  type Dialect,
  type Preset,
  type ServerNames,
  type Settings,
  type Severity,
  type Suppression,
} from "../types.ts";
import {
  type Check,
  type Checks,
  checkOptions,
  flag,
  inside,
  listOf,
  members,
  object,
  oneOf,
  text,
  wholeNumber,
} from "./options.ts";

/**
 * The MCP revisions that are known, by their date, oldest first.
 *
 * @example
 * revisions.at(-1) === defaultSettings.revision; // => true
 * revisions.includes("2025-06-18"); // => true
 */
export const revisions: readonly string[] = allRevisions.map(({ id }) => id);

/**
 * The settings where none are given: the latest revision, the recommended rules.
 *
 * @example
 * defaultSettings.preset; // => "recommended"
 */
export const defaultSettings: Settings = standard;

/**
 * The sets of rules, the smallest first: `recommended` reports what is wrong, refused by somebody or dangerous, `strict` adds
 * advice on quality, `all` adds every nicety.
 *
 * @example
 * presets; // => ["recommended", "strict", "all"]
 */
export const presets: readonly Preset[] = allPresets;

/**
 * How bad a finding is, the worst first.
 *
 * @example
 * severities; // => ["error", "warning", "info", "hint"]
 */
export const severities: readonly Severity[] = allSeverities;

/**
 * The dialects of JSON Schema that can be judged, oldest first.
 *
 * @example
 * dialects.at(-1); // => "2020-12"
 */
export const dialects: readonly Dialect[] = allDialects;

export const revision = oneOf("revision", revisions);

const ruleId = oneOf(
  "rule",
  allRules.map(({ id }) => id),
);
const clientId = oneOf(
  "client",
  allClients.map(({ id }) => id),
);
const level = oneOf("severity", [...severities, "off"]);

const levels: Check = (value, place) => {
  object(value, place);
  for (const [id, wanted] of Object.entries(value as object)) {
    ruleId(id, place);
    level(wanted, inside(place, id));
  }
};

const suppression = members<Suppression>({ rule: ruleId, tool: text, path: text, reason: text }, ["rule", "reason"]);

const tokens = wholeNumber(0, Number.POSITIVE_INFINITY);

/** Numbers of tokens by names of some kind. */
function limits(name: Check): Check {
  return (value, place) => {
    object(value, place);
    for (const [key, max] of Object.entries(value as object)) {
      name(key, place);
      tokens(max, inside(place, key));
    }
  };
}

const checks: Checks<Settings> = {
  revision,
  preset: oneOf("preset", presets),
  rules: levels,
  strictJson: flag,
  suppress: listOf(suppression),
  baseline: text,
  clients: listOf(clientId),
  server: members<ServerNames>({ name: text, title: text }, ["name"]),
  budget: members<Budget>({ all: tokens, tool: tokens, tools: limits(text), clients: limits(clientId) }),
};

export function checkSettings(call: string, settings: Partial<Settings> | undefined): Partial<Settings> {
  return checkOptions<Partial<Settings>>(call, settings, checks);
}
