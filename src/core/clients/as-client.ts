import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import { isDeep, toPointer } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import { code, nearest } from "../words.ts";
import type { Client, ClientEffect, Confidence, Note, Route, ServerNames, Work } from "./client.ts";
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
export interface ClientStep {
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
}

export function cellOf(tool: JsonObject, client: Client, options: ClientOptions = {}): Cell {
  const answers = answersOf(tool, client, options);
  const { route, name, log } = pick(answers, options.route) ?? answers[0];
  return { client: client.id, route: route.id, verdict: verdictOf(log), name };
}

interface Answer {
  readonly route: Route;
  readonly name: string;
  readonly schema: JsonObject | undefined;
  readonly log: Log;
}

type Answers = readonly [Answer, ...Answer[]];

const known = new WeakMap<JsonObject, Map<string, Answers>>();

/** Kept with the tool: after an edit only the tools that changed are asked for again. */
export function answersOf(tool: JsonObject, client: Client, { server, title }: ClientOptions): Answers {
  const names = { name: server ?? standardServer, ...(title !== undefined && { title }) };
  const key = JSON.stringify([client.id, names]);
  const byKey = known.get(tool) ?? new Map<string, Answers>();
  known.set(tool, byKey);
  const before = byKey.get(key);
  if (before) return before;
  // Names that are being typed would pile up.
  if (byKey.size > maxRemembered) byKey.clear();
  const [first, ...others] = client.routes;
  const answers: Answers = [
    answer(tool, client, first, names),
    ...others.map((route) => answer(tool, client, route, names)),
  ];
  byKey.set(key, answers);
  return answers;
}

/** Stands for a server that nobody named. */
export const standardServer = "server";
const maxRemembered = 300;

function answer(tool: JsonObject, client: Client, route: Route, names: ServerNames): Answer {
  const log = createLog(tool);
  const given = member(tool, "name");
  const own = typeof given === "string" ? given : "";
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
  const reasons = log.notes.filter(isReason).toSorted(byEffect);
  return {
    client: client.id,
    route: route.id,
    routes: answers.map((one) => ({ id: one.route.id, title: one.route.title, verdict: verdictOf(one.log) })),
    name,
    maxName: client.naming.max ?? null,
    schema: log.unknown ? null : (schema ?? null),
    verdict: verdictOf(log),
    reasons: reasons.map((note) => reasonOf(note, client)),
    steps: log.notes.map((note) => ({ ...stepOf(note), message: wordsOf(note) })),
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
