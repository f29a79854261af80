import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import {
  type AsClient,
  asClient,
  type Cell,
  type ClientOptions,
  type ClientReason,
  cellOf,
  reasonOf,
} from "./as-client.ts";
import type { Client, ClientEffect, Fact, Note } from "./client.ts";
import { clients, findClient } from "./clients.ts";
import { type ClientArgs, type ClientCode, codes } from "./codes.ts";
import { type ClientVerdict, isRefusal } from "./verdict.ts";

export interface CompatOptions extends ClientOptions {
  /** The ids of clients; all where left out. */
  readonly clients?: readonly string[];
}

/** One tool in one client, with what only the whole list tells. */
export interface CompatCell {
  readonly tool: string;
  readonly client: string;
  readonly route: string;
  readonly verdict: ClientVerdict;
  readonly name: string;
  readonly reasons: readonly ClientReason[];
}

/** Every tool in every client, tool by tool. A client that there is not is left out: ask `findClient` before. */
export function compat(tools: readonly JsonObject[], options: CompatOptions = {}): readonly CompatCell[] {
  const chosen = chosenClients(options.clients);
  const listed = new Map(chosen.map((client) => [client, listReasons(tools, client, options)]));
  return tools.flatMap((tool, index) =>
    chosen.map((client) => withList(tool, client, options, listed.get(client)?.get(index) ?? [])),
  );
}

function chosenClients(ids: readonly string[] | undefined): readonly Client[] {
  return ids ? ids.flatMap((id) => findClient(id) ?? []) : clients;
}

function withList(tool: JsonObject, client: Client, options: CompatOptions, more: readonly ClientReason[]): CompatCell {
  const { route, verdict, name, reasons } = asClient(tool, { ...options, client: client.id });
  return {
    tool: nameOf(tool),
    client: client.id,
    route,
    verdict: more.reduce<ClientVerdict>(worsened, verdict),
    name,
    reasons: [...more, ...reasons],
  };
}

function worsened(verdict: ClientVerdict, { effect }: ClientReason): ClientVerdict {
  if (verdict === "refused" || isRefusal(effect)) return "refused";
  return effect === "meaning" ? "changed" : verdict;
}

/** The cells of one tool, for a row on a screen. What the list tells comes from `listReasons`. */
export function compatRow(tool: JsonObject, options: CompatOptions = {}): readonly Cell[] {
  return chosenClients(options.clients).map((client) => cellOf(tool, client, options));
}

/** One cell with all that is known about it. */
export function compatDetail(tool: JsonObject, client: string, options: ClientOptions = {}): AsClient {
  return asClient(tool, { ...options, client });
}

/** What a list of tools breaks in a client beyond each tool of its own, by the index of the tool. */
export function listReasons(
  tools: readonly JsonObject[],
  client: Client,
  options: ClientOptions = {},
): ReadonlyMap<number, readonly ClientReason[]> {
  const found = new Map<number, ClientReason[]>();
  const add = (index: number, code: ClientCode, args: ClientArgs, fact: Fact, effect: ClientEffect = codes[code]) => {
    const note: Note = { code, path: ["name"], args, effect, fact };
    found.set(index, [...(found.get(index) ?? []), reasonOf(note, client)]);
  };
  const { maxTools, onTaken } = client;
  if (maxTools && tools.length > maxTools.max) {
    const args = { count: tools.length, max: maxTools.max };
    tools.forEach((_, index) => {
      if (index >= maxTools.max) add(index, "too-many-tools", args, maxTools.fact, maxTools.effect);
    });
  }
  const taken = new Map<string, string>();
  for (const [index, tool] of onTaken ? tools.entries() : []) {
    const { name } = cellOf(tool, client, options);
    const other = taken.get(name);
    if (onTaken && other !== undefined && other !== nameOf(tool))
      add(index, "name-taken", { name, other }, onTaken.fact, onTaken.effect);
    if (other === undefined) taken.set(name, nameOf(tool));
  }
  for (const { index, code, args, fact } of budgets(tools, client)) add(index, code, args, fact);
  return found;
}

/** Parameters that a request may hold in all. */
function* budgets(tools: readonly JsonObject[], { parameterBudget }: Client) {
  if (!parameterBudget) return;
  const { optional, unions, fact } = parameterBudget;
  let [left, united] = [0, 0];
  for (const [index, tool] of tools.entries()) {
    const schema = member(tool, "inputSchema");
    const properties = Object.entries(objectAt(schema, "properties"));
    const required = member(schema, "required");
    left += properties.filter(([name]) => !(Array.isArray(required) && required.includes(name))).length;
    united += properties.filter(([, child]) => isUnion(child)).length;
    if (left > optional)
      yield { index, code: "too-many-optional" as const, args: { count: left, max: optional }, fact };
    if (united > unions) yield { index, code: "too-many-unions" as const, args: { count: united, max: unions }, fact };
  }
}

const objectAt = (schema: Json | undefined, keyword: string): JsonObject => {
  const value = member(schema, keyword);
  return isObject(value) ? value : {};
};

const isUnion = (schema: Json) =>
  Array.isArray(member(schema, "type")) || ["anyOf", "oneOf"].some((keyword) => Array.isArray(member(schema, keyword)));

const nameOf = (tool: JsonObject) => String(member(tool, "name") ?? "");
