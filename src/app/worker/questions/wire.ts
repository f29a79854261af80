import {
  type Exchange,
  findRevision,
  isObject,
  isUnreadable,
  type Json,
  type JsonObject,
  latestRevision,
  type Outcome,
  parseDocument,
  readValue,
  type ToolDocument,
  valueFaultWords,
  type WireOptions,
  wire,
} from "../../../core/index.ts";
import { columnOf, heardExchanges } from "../wire-columns.ts";
import type { WireAnswer, WireQuestion } from "../wire-question.ts";
import { differencesOf, rowsOf } from "../wire-rows.ts";
import { witness } from "../witness.ts";

export const questions = { show };

let parsed: ToolDocument | undefined;

async function show(question: WireQuestion): Promise<WireAnswer> {
  if (parsed?.text !== question.text) parsed = parseDocument(question.text);
  const { tools, faults } = parsed;
  const isBroken = isUnreadable([...faults, ...tools.flatMap((tool) => tool.faults)]);
  if (isBroken)
    return { kind: "unusable", reason: "The text cannot be read now: these are of the last one that could" };
  // An index counts all that stands in the list, also what is no tool.
  const slice = question.tool === null ? tools[0] : tools.find(({ index }) => index === question.tool);
  if (!slice) return { kind: "nothing" };
  const args = argumentsOf(question);
  if ("broken" in args) return { kind: "unusable", reason: args.broken };
  const result = resultOf(question);
  if ("broken" in result) return { kind: "unusable", reason: result.broken };
  const options: WireOptions = {
    revision: question.revision,
    view: question.view,
    tool: slice.index,
    ...(args.value !== undefined && { args: args.value }),
    // Left open, a call with arguments that the schema refuses ends as it would.
    ...((question.outcome !== "success" || result.value !== undefined) && {
      outcome: { kind: question.outcome, ...result } as Outcome,
    }),
    ...returnedIn(question),
  };
  const ours = messagesOf(parsed, question, options);
  const left = columnOf(question.revision, question.revision, ours);
  const sent = argumentsIn(ours);
  const live = sent && { tool: slice.value, args: sent };
  const { second } = question;
  if (second === null) {
    return shown({ left, right: null, rows: rowsOf(ours, null), notes: ours.flatMap(({ notes }) => notes), live });
  }
  if (second.kind === "revision") {
    const theirs = messagesOf(parsed, question, { ...options, revision: second.revision });
    const rows = rowsOf(ours, theirs);
    const lost = theirs.flatMap((exchange) => exchange.notes);
    const known = new Set(lost.map(({ message }) => message));
    const blamed = ours.flatMap(({ notes }) =>
      notes.filter(({ kind, message }) => kind === "blame" && !known.has(message)),
    );
    return shown({
      left,
      right: columnOf(second.revision, second.revision, theirs),
      rows,
      notes: [...blamed, ...differencesOf(rows), ...lost],
      live,
    });
  }
  const heard =
    second.kind === "heard"
      ? { exchanges: second.exchanges, refusals: second.complaint === null ? [] : [second.complaint] }
      : await witness({
          revision: question.revision,
          tools: tools.map(({ value }) => value),
          ...(sent && { call: { name: String(slice.value.name), arguments: sent, result: returned(parsed, options) } }),
        });
  const wanted = new Set(ours.map(({ message }) => message as string));
  const theirs = heardExchanges(
    heard.exchanges.filter(({ method }) => wanted.has(method)),
    ours,
  );
  const title = second.kind === "witness" ? "Official SDK" : "The server";
  const rows = rowsOf(ours, theirs, second.kind === "witness" ? "the official SDK" : "the server");
  const refusals = heard.refusals.map((message) => ({ kind: "blame", message, at: "response", path: "" }) as const);
  const differences = differencesOf(rows);
  const isOther = second.kind === "witness" && question.view === "spec" && differences.length > 0;
  return shown({
    left,
    right: columnOf(title, question.revision, theirs),
    rows,
    notes: [...refusals, ...(isOther ? [otherSpeaker] : []), ...differences],
    live,
  });
}

/** The specification leaves some things open, so that the SDK need not say them as it does. */
const otherSpeaker = {
  kind: "about",
  message:
    "The left column is as the specification sends it. Choose “As sent by the official SDK” to compare the SDK with what we expect of it.",
  at: "request",
  path: "",
} as const;

function shown(messages: Extract<WireAnswer, { kind: "shown" }>["messages"]): WireAnswer {
  return { kind: "shown", messages };
}

function messagesOf(
  document: ToolDocument,
  { topic, scope, pageSize }: WireQuestion,
  options: WireOptions,
): Exchange[] {
  const { tool: _, ...whole } = options;
  const revision = findRevision(options.revision ?? "") ?? latestRevision;
  if (topic === "handshake") {
    const messages = revision.messages.start === "discover" ? discover : initialize;
    return messages.map((message) => wire(document, { ...options, message }));
  }
  if (topic === "list_changed") return [wire(document, { ...options, message: "notifications/tools/list_changed" })];
  if (topic === "tools/call") return [wire(document, { ...options, message: topic })];
  const page = pageSize > 0 && scope === "all" ? { page: { size: pageSize } } : {};
  return [wire(document, { ...(scope === "all" ? whole : options), ...page, message: topic })];
}

const discover = ["server/discover"] as const;
const initialize = ["initialize", "notifications/initialized"] as const;

function argumentsOf({ args }: WireQuestion): { readonly value?: Json } | { readonly broken: string } {
  const read = readValue(args ?? "", { comments: true, exact: true });
  if (read.kind !== "fault") return read.kind === "value" ? { value: read.value } : {};
  const why = valueFaultWords(read.fault);
  return { broken: `The arguments in Try cannot be sent: these are of the last ones that could. ${why}` };
}

function resultOf({ result, outcome }: WireQuestion): { readonly value?: Json } | { readonly broken: string } {
  if (outcome !== "success" && outcome !== "invalid-result") return {};
  const read = readValue(result, { comments: true, exact: true });
  if (read.kind !== "fault") return read.kind === "value" ? { value: read.value } : {};
  return { broken: `What is returned cannot be sent. ${valueFaultWords(read.fault)}` };
}

function returnedIn({ called }: WireQuestion): Pick<WireOptions, "returns"> {
  const read = readValue(called ?? "", { comments: true, exact: true });
  return read.kind === "value" ? { returns: read.value } : {};
}

/** What our messages send, to call the tool of a server with. */
function argumentsIn(exchanges: readonly Exchange[]): JsonObject | null {
  const params = callIn(exchanges)?.request.body?.params;
  const args = isObject(params) ? params.arguments : undefined;
  return isObject(args) ? args : null;
}

/**
 * What the handler of the official server returns. The latest revision changes nothing in it, and what `McpServer` checks
 * before and after its handler is in the SDK's view: the low-level `Server` that speaks here leaves that to its user.
 */
function returned(document: ToolDocument, options: WireOptions): JsonObject {
  const latest = { ...options, revision: latestRevision.id, view: "sdk", message: "tools/call" } as const;
  const result = wire(document, latest).response.body?.result;
  if (!isObject(result)) return { content: [] };
  const { resultType: _, _meta: __, ...own } = result;
  return own;
}

function callIn(exchanges: readonly Exchange[]): Exchange | undefined {
  return exchanges.find(({ message }) => message === "tools/call");
}
