import type { Json, JsonObject, ToolDocument } from "../types.ts";
import {
  wireMessages as allMessages,
  type Exchange,
  type Outcome,
  outcomes,
  type Page,
  type WireMessage,
  type WireView,
  wire as wireExchange,
} from "../wire/index.ts";
import { anything, type Check, checkOptions, inside, members, object, oneOf, text, wholeNumber } from "./options.ts";
import { revision } from "./settings.ts";

/** Which exchange is shown, and how it goes. */
export interface WireOptions {
  readonly message: WireMessage;
  /** A date out of `revisions`; the latest where it is left out. */
  readonly revision?: string;
  /** `spec`, the standard, or `sdk`: what the official TypeScript SDK really sends. */
  readonly view?: WireView;
  /** A name, or the index in the document. One that is not there is called all the same. */
  readonly tool?: string | number;
  /** The arguments of a call; examples where they are left out. */
  readonly args?: Json;
  /** How a call ends; with success where it is left out. */
  readonly outcome?: Outcome;
  /** A part of a long `tools/list`. */
  readonly page?: Page;
  readonly clientInfo?: JsonObject;
  readonly serverInfo?: JsonObject;
  readonly capabilities?: JsonObject;
  readonly instructions?: string;
}

/**
 * The messages that `wire` shows, in the order of a conversation.
 *
 * @example
 * wireMessages.includes("tools/call"); // => true
 */
export const wireMessages: readonly WireMessage[] = allMessages;

const outcome: Check = (value, place) => {
  object(value, place);
  const { kind } = value as { readonly kind?: unknown };
  oneOf(
    "outcome",
    outcomes.map((choice) => choice.kind),
  )(kind, inside(place, "kind"));
};

const toolCheck: Check = (value, place) => {
  if (typeof value !== "number") text(value, place);
};

/**
 * One exchange between client and server about a document, byte by byte, as a revision of the protocol has it.
 *
 * @param document - What `parseDocument` gives.
 * @returns Request and response with headers and bodies, and notes on what the revision drops or changes.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown revision.
 *
 * @example
 * const document = parseDocument('{ "name": "search", "inputSchema": { "type": "object" } }');
 * const { request } = wire(document, { revision: "2025-06-18", message: "tools/call", tool: "search", args: {} });
 * request.body.params; // => { name: "search", arguments: {} }
 * request.http.headers["MCP-Protocol-Version"]; // => "2025-06-18"
 */
export function wire(document: Pick<ToolDocument, "tools">, options: WireOptions): Exchange {
  object(document, { call: "wire", option: "document" });
  const own = checkOptions<WireOptions>(
    "wire",
    options,
    {
      ...{ message: oneOf("message", wireMessages), revision, view: oneOf("view", ["spec", "sdk"]) },
      ...{ tool: toolCheck, args: anything, outcome },
      page: members<Page>({ size: wholeNumber(1, Number.POSITIVE_INFINITY), cursor: text }, ["size"]),
      ...{ clientInfo: object, serverInfo: object, capabilities: object, instructions: text },
    },
    ["message"],
  );
  return wireExchange(document, own);
}
