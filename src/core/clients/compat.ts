import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import {
  type AsClient,
  asClient,
  type Cell,
  type ClientOptions,
  type ClientReason,
  cellOf,
  finalName,
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
  const answers = tools.map((tool) => chosen.map((client) => asClient(tool, { ...options, client: client.id })));
  const listed = chosen.map((client) => listReasons(tools, client, options));
  return tools.flatMap((tool, index) =>
    (answers[index] ?? []).map((answer, column) => withList(tool, answer, listed[column]?.get(index) ?? [])),
  );
}

function chosenClients(ids: readonly string[] | undefined): readonly Client[] {
  return ids ? ids.flatMap((id) => findClient(id) ?? []) : clients;
}

function withList(tool: JsonObject, answer: AsClient, more: readonly ClientReason[]): CompatCell {
  const { client, route, verdict, name, reasons } = answer;
  return {
    tool: nameOf(tool),
    client,
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

/** The same in a word each, which is much less to make and to keep. */
export function compatCells(tools: readonly JsonObject[], options: CompatOptions = {}): readonly (readonly Cell[])[] {
  const chosen = chosenClients(options.clients);
  const rows = tools.map((tool) => chosen.map((client) => cellOf(tool, client, options)));
  const listed = chosen.map((client) => listReasons(tools, client, options));
  return rows.map((row, index) =>
    row.map((cell, column) => {
      const verdict = (listed[column]?.get(index) ?? []).reduce<ClientVerdict>(worsened, cell.verdict);
      return verdict === cell.verdict ? cell : { ...cell, verdict };
    }),
  );
}

/** The cells of one tool, for a row on a screen. What the list tells comes from `listReasons`. */
export function compatRow(tool: JsonObject, options: CompatOptions = {}): readonly Cell[] {
  return chosenClients(options.clients).map((client) => cellOf(tool, client, options));
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
    const name = finalName(tool, client, options);
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
