import { isObject, member } from "../json.ts";
import type { ToolDocument } from "../types.ts";
import { answerToAsk } from "./ask.ts";
import type { Exchange } from "./exchange.ts";
import { handshake } from "./handshake.ts";
import { settingOf, type WireOptions, wire } from "./wire.ts";

/** More pages than these tell nobody anything new. */
const maxPages = 100;

/** All that a client and a server say to each other about the tools of a document, in order. */
export function conversation(document: Pick<ToolDocument, "tools">, options: WireOptions): readonly Exchange[] {
  const setting = settingOf(options);
  const { tool, ...whole } = options;
  const calls = document.tools.length === 0 ? [] : called(document, options);
  return [
    ...handshake(setting),
    ...pages(document, whole),
    ...calls,
    wire(document, { ...options, message: "notifications/tools/list_changed" }),
  ];
}

function pages(document: Pick<ToolDocument, "tools">, options: WireOptions): readonly Exchange[] {
  const found: Exchange[] = [];
  let page = options.page;
  while (found.length < maxPages) {
    const next = wire(document, { ...options, ...(page && { page }), message: "tools/list" });
    found.push(next);
    const cursor = member(member(next.response.body, "result"), "nextCursor");
    if (!page || typeof cursor !== "string") break;
    page = { size: page.size, cursor };
  }
  return found;
}

/** A call, and where it asks for more the second one with the answer. */
function called(document: Pick<ToolDocument, "tools">, options: WireOptions): readonly Exchange[] {
  const call = wire(document, { ...options, message: "tools/call" });
  const asks = member(member(call.response.body, "result"), "resultType") === "input_required";
  if (!asks) return [call];
  const done = wire(document, { ...options, outcome: { kind: "success" }, message: "tools/call" });
  return [call, again(call, done)];
}

function again(call: Exchange, done: Exchange): Exchange {
  const { params, ...rest } = call.request.body ?? {};
  const { _meta: meta, ...given } = isObject(params) ? params : {};
  const id = Number(call.request.body?.id ?? 0) + 1;
  const body = { ...rest, id, params: { ...given, ...answerToAsk, ...(meta !== undefined && { _meta: meta }) } };
  const answer = { ...done.response, body: { ...done.response.body, id } };
  return { ...done, request: { ...call.request, body }, response: answer };
}
