import { isObject, member } from "../json.ts";
import { remember, remembered } from "../memo.ts";
import { defaultSettings } from "../settings.ts";
import { isDeep, toPointer } from "../text/index.ts";
import type { JsonObject, ServerNames } from "../types.ts";
import { code, nearest } from "../words.ts";
import type { Client, ClientEffect, Confidence, Note, Route, Work } from "./client.ts";
import { clients, findClient } from "./clients.ts";
import type { ClientArgs, ClientCode } from "./codes.ts";
import { byEffect, createLog, type Log } from "./log.ts";
import { fieldTrail, inputTrail } from "./trail.ts";
import { type ClientVerdict, isReason, verdictOf, worse } from "./verdict.ts";
import { wordsOf } from "./words.ts";

export interface ClientOptions {
  /** The name of the server in the client's settings. */
  readonly server?: string;
  /** What the server announces itself as. */
  readonly title?: string;
  /** One way through the client; left out, the one with the worst outcome of those that need no setting. */
  readonly route?: string;
}

/** What a client does to a tool, in data: words are made of `code` and `args`. */
interface ClientStep {
  readonly code: ClientCode;
  readonly args: ClientArgs;
  /** JSON pointer from the tool. */
  readonly path: string;
  readonly effect: ClientEffect;
}

export interface ClientReason extends ClientStep {
  readonly message: string;
  readonly source: string;
  readonly read: string;
  readonly confidence: Confidence;
}

export interface AsClient {
  readonly client: string;
  readonly route: string;
  /** The verdict of every route, in the client's order. */
  readonly routes: readonly { readonly id: string; readonly title: string; readonly verdict: ClientVerdict }[];
  readonly name: string;
  /** How long a name may be; null where none is stated. */
  readonly maxName: number | null;
  /** As it is sent; null where nothing is sent or nobody knows what. */
  readonly schema: JsonObject | null;
  readonly verdict: ClientVerdict;
  readonly reasons: readonly ClientReason[];
  readonly steps: readonly (ClientStep & { readonly message: string })[];
  /** Notes that were too many to keep. */
  readonly omitted: number;
  /** Why there is no answer: no client or route of that name. */
  readonly problem?: string;
}

/** What a client makes of a tool. */
export function asClient(tool: JsonObject, options: ClientOptions & { readonly client: string }): AsClient {
  const client = findClient(options.client);
  if (!client) return noAnswer(options.client, "client", options.client, clients);
  const answers = answersOf(tool, client, options);
  const chosen = pick(answers, options.route);
  if (chosen) cellsOf(tool).set(keyOf(client, options), cellFrom(client, chosen));
  return chosen ? detail(client, chosen, answers) : noAnswer(client.id, "route", options.route ?? "", client.routes);
}

function noAnswer(client: string, noun: string, word: string, all: readonly { readonly id: string }[]): AsClient {
  const ids = all.map(({ id }) => id);
  const near = nearest(word, ids);
  const problem = `There is no ${noun} ${code(word)}${near ? `; did you mean ${code(near)}?` : `: there are ${ids.join(", ")}`}`;
  const nothing = { route: "", routes: [], name: "", maxName: null, schema: null, reasons: [], steps: [], omitted: 0 };
  return { client, ...nothing, verdict: "unknown", problem };
}

/** One tool in one client, without the words. */
export interface Cell {
  readonly client: string;
  readonly route: string;
  readonly verdict: ClientVerdict;
  readonly name: string;
  /** How many things a model no longer sees, or sees otherwise. */
  readonly changes: number;
}

const known = new WeakMap<JsonObject, Map<string, Cell>>();
/** Names that are being typed would pile up. */
const maxRemembered = 300;

function cellsOf(tool: JsonObject): Map<string, Cell> {
  const cells = known.get(tool) ?? new Map<string, Cell>();
  known.set(tool, cells);
  if (cells.size > maxRemembered) cells.clear();
  return cells;
}

const keyOf = ({ id }: Client, { server, title, route }: ClientOptions) =>
  `${id}\n${server ?? ""}\n${title ?? ""}\n${route ?? ""}`;

const cellFrom = ({ id }: Client, { route, name, log }: Answer): Cell => ({
  client: id,
  route: route.id,
  verdict: verdictOf(log),
  name,
  changes: log.changes,
});

/** Kept with the tool: after an edit only the tools that changed are asked about again. What led to it is large, and not kept. */
export function cellOf(tool: JsonObject, client: Client, options: ClientOptions = {}): Cell {
  return remembered(cellsOf(tool), keyOf(client, options), () => {
    const answers = answersOf(tool, client, options);
    return cellFrom(client, pick(answers, options.route) ?? answers[0]);
  });
}

/** The name that the model sees, without a look at the schema. */
export function finalName(tool: JsonObject, { naming }: Client, options: ClientOptions): string {
  return naming.name ? naming.name(namesOf(options), ownName(tool), createLog(tool).work(naming.fact)) : ownName(tool);
}

function namesOf({ server, title }: ClientOptions): ServerNames {
  return { name: server ?? standardServer, ...(title !== undefined && { title }) };
}

function ownName(tool: JsonObject): string {
  const given = member(tool, "name");
  return typeof given === "string" ? given : "";
}

interface Answer {
  readonly route: Route;
  readonly name: string;
  readonly schema: JsonObject | undefined;
  readonly log: Log;
}

type Answers = readonly [Answer, ...Answer[]];

function answersOf(tool: JsonObject, client: Client, options: ClientOptions): Answers {
  const names = namesOf(options);
  const [first, ...others] = client.routes;
  return [answer(tool, client, first, names), ...others.map((route) => answer(tool, client, route, names))];
}

/** Stands for a server that nobody named. */
export const standardServer = defaultSettings.server.name;

function answer(tool: JsonObject, client: Client, route: Route, names: ServerNames): Answer {
  const log = createLog(tool);
  const own = ownName(tool);
  const { naming } = client;
  const name = naming.name ? naming.name(names, own, log.work(naming.fact)) : own;
  if (name !== own) log.work(naming.fact).note("name-prefixed", fieldTrail("name"), { name });
  const input = member(tool, "inputSchema");
  const work = log.work(route.fact);
  if (!route.transform) work.note("steps-unknown", inputTrail);
  if (!isObject(input)) work.note("schema-missing", inputTrail);
  const schema = isTooDeep(tool) ? "too large" : sentSchema(route, client, name, isObject(input) ? input : {}, work);
  if (schema === "too large") work.note("too-large", inputTrail);
  return { route, name, schema: schema === "too large" ? undefined : schema, log };
}

const isTooDeep = remember((tool: JsonObject) => isDeep(tool));

function sentSchema(route: Route, client: Client, name: string, input: JsonObject, work: Work) {
  try {
    const schema = route.transform?.(input, work);
    const sent = { name, schema: schema ?? input };
    for (const check of route.checks ?? []) check(sent, work);
    for (const check of client.checks ?? []) check(sent, work);
    return schema;
  } catch (error) {
    // References written out can nest deeper than the stack.
    if (error instanceof RangeError) return "too large";
    throw error;
  }
}

function pick(answers: Answers, id: string | undefined): Answer | undefined {
  if (id !== undefined) return answers.find(({ route }) => route.id === id);
  let worst: Answer = answers[0];
  for (const one of answers) {
    if (!one.route.optIn && worse(verdictOf(one.log), verdictOf(worst.log))) worst = one;
  }
  return worst;
}

function detail(client: Client, { route, name, schema, log }: Answer, answers: Answers): AsClient {
  const { notes } = log;
  const reasons = notes.filter(isReason).toSorted(byEffect);
  return {
    client: client.id,
    route: route.id,
    routes: answers.map((one) => ({ id: one.route.id, title: one.route.title, verdict: verdictOf(one.log) })),
    name,
    maxName: client.naming.max ?? null,
    schema: log.unknown ? null : (schema ?? null),
    verdict: verdictOf(log),
    reasons: reasons.map((note) => reasonOf(note, client)),
    steps: notes.map((note) => ({ ...stepOf(note), message: wordsOf(note) })),
    omitted: log.omitted,
  };
}

export function reasonOf(note: Note, { read }: Client): ClientReason {
  const { source, confidence } = note.fact;
  return { ...stepOf(note), message: wordsOf(note), source, read, confidence };
}

function stepOf({ code, args, path, effect }: Note): ClientStep {
  return { code, args, path: toPointer(path), effect };
}
