import { type Budget, clients, type JsonNode } from "../core/index.ts";
import { type At, members, textOf } from "./config-nodes.ts";
import { type Failure, isFailure } from "./host.ts";
import { unknown } from "./suggest.ts";

const keys = ["all", "tool", "tools", "clients"];
const example = '4000, or an object such as { "all": 4000, "tools": { "search": 300 } }';

/** A number for all tools, or an object of limits. */
export function readBudget(node: JsonNode, at: At): Budget | Failure {
  if (node.type === "number") {
    const all = readTokens(node, "budget", at);
    return isFailure(all) ? all : { all };
  }
  if (node.type !== "object") return at(node, `budget must be a number of tokens, ${example}`);
  let budget: Budget = {};
  for (const [key, value] of members(node)) {
    const name = textOf(key);
    if (!keys.includes(name)) return at(key, unknown(name, "part of a budget", keys));
    const read = name === "all" || name === "tool" ? readTokens(value, name, at) : readLimits(value, name, at);
    if (isFailure(read)) return read;
    budget = { ...budget, [name]: read };
  }
  return budget;
}

function readTokens(node: JsonNode, name: string, at: At): number | Failure {
  const { value } = node;
  return typeof value === "number" && Number.isInteger(value) && value >= 0
    ? value
    : at(node, `${name} must be a whole number of tokens, from 0 up`);
}

function readLimits(node: JsonNode, name: string, at: At): Readonly<Record<string, number>> | Failure {
  if (node.type !== "object") return at(node, `${name} must be an object of numbers of tokens by name`);
  const ids = clients.map(({ id }) => id);
  const limits: [string, number][] = [];
  for (const [key, value] of members(node)) {
    const id = textOf(key);
    if (name === "clients" && !ids.includes(id)) return at(key, unknown(id, "client", ids));
    const max = readTokens(value, id, at);
    if (isFailure(max)) return max;
    limits.push([id, max]);
  }
  return Object.fromEntries(limits);
}
