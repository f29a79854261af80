import { clients as allClients, compatCells, findClient, asClient as seenBy } from "../clients/index.ts";
import type { JsonObject } from "../types.ts";
import { checkOptions, inside, listOf, object, oneOf, text } from "./options.ts";

/** A host or a model API whose treatment of tools is known. */
export interface ClientInfo {
  readonly id: string;
  readonly title: string;
  readonly kind: "api" | "client" | "framework";
  /** The version that the facts are of. */
  readonly version: string;
  /** The day on which the sources were read. */
  readonly read: string;
  readonly sources: readonly string[];
  /** The ways through it: most send other schemas to other models. */
  readonly routes: readonly { readonly id: string; readonly title: string }[];
}

/** `works`: as it is. `changed`: taken, but a model sees something else. `refused`: the tool, or all of them, are lost. */
export type ClientVerdict = "works" | "changed" | "refused" | "unknown";

/** Whom a tool is shown to. */
export interface ClientOptions {
  /** The id of a client. */
  readonly client: string;
  /** The name of the server in the client's settings. */
  readonly server?: string;
  /** What the server announces itself as. */
  readonly title?: string;
  /** One way through the client; left out, the one with the worst outcome of those that need no setting. */
  readonly route?: string;
}

/** One thing that a client does to a tool. */
export interface ClientStep {
  readonly code: string;
  /** JSON pointer from the tool. */
  readonly path: string;
  readonly message: string;
}

/** A step that explains the verdict, and where it was read. */
export interface ClientReason extends ClientStep {
  readonly source: string;
  /** The day on which the source was read. */
  readonly read: string;
  /** How it is known: `source-read`, `vendor-doc`, `issue-report` or `unknown`. */
  readonly confidence: string;
}

/** A tool as a client passes it on to its model. */
export interface ClientView {
  readonly client: string;
  readonly route: string;
  /** The name that the model sees. */
  readonly name: string;
  /** As it is sent; null where nothing is sent or nobody knows what. */
  readonly schema: JsonObject | null;
  readonly verdict: ClientVerdict;
  readonly reasons: readonly ClientReason[];
  readonly steps: readonly ClientStep[];
}

/**
 * The hosts and model APIs that `asClient` knows.
 *
 * @example
 * clients.some(({ id }) => id === "claude-code"); // => true
 */
export const clients: readonly ClientInfo[] = allClients.map(({ id, title, kind, version, read, sources, routes }) => ({
  ...{ id, title, kind, version, read, sources },
  routes: routes.map((route) => ({ id: route.id, title: route.title })),
}));

const client = oneOf(
  "client",
  clients.map(({ id }) => id),
);

/**
 * What a client makes of a tool: the name and the schema that reach its model, and whether that still works.
 *
 * @param tool - One tool, such as `parseDocument(text).tools[0].value`.
 * @returns Name, schema and verdict, with what was done on the way and where that was read.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown client or route.
 *
 * @example
 * const tool = { name: "search", description: "Finds pages.", inputSchema: { type: "object" } };
 * const seen = asClient(tool, { client: "claude-code", server: "web" });
 * seen.name; // => "mcp__web__search"
 * seen.verdict; // => "works"
 */
export function asClient(tool: JsonObject, options: ClientOptions): ClientView {
  const call = "asClient";
  object(tool, { call, option: "tool" });
  const own = checkOptions<ClientOptions>(call, options, { client, server: text, title: text, route: text }, [
    "client",
  ]);
  const routes = findClient(own.client)?.routes.map(({ id }) => id) ?? [];
  if (own.route !== undefined) oneOf("route", routes)(own.route, inside({ call, option: "" }, "route"));
  const { client: id, route, name, schema, verdict, reasons, steps } = seenBy(tool, own);
  return {
    ...{ client: id, route, name, schema, verdict },
    reasons: reasons.map(({ code, path, message, source, read, confidence }) => ({
      ...{ code, path, message, source, read, confidence },
    })),
    steps: steps.map(({ code, path, message }) => ({ code, path, message })),
  };
}

/** Which clients a list of tools is for. */
export interface CompatOptions {
  /** The ids of clients; all where left out. */
  readonly clients?: readonly string[];
  /** The name of the server in the clients' settings. */
  readonly server?: string;
  /** What the server announces itself as. */
  readonly title?: string;
}

/** One tool in one client, in a word. */
export interface CompatCell {
  readonly client: string;
  /** The way through the client with the worst outcome. */
  readonly route: string;
  readonly verdict: ClientVerdict;
  /** The name that the model sees. */
  readonly name: string;
  /** How many things a model no longer sees, or sees otherwise. */
  readonly changes: number;
}

/**
 * What each client makes of each tool of a list, in a word; `asClient` tells why. Lists that are too long and names that end up
 * alike count. Tools that are the same objects as before are remembered.
 *
 * @param tools - The tools of one server.
 * @returns A row for each tool, with a cell for each client.
 * @throws OptionError where an option does not exist or does not take its value, such as an unknown client.
 *
 * @example
 * const tool = { name: "web.search", inputSchema: { type: "object", properties: {} } };
 * const [row] = compat([tool], { clients: ["mistral", "zed"] });
 * row.map(({ verdict }) => verdict); // => ["refused", "changed"]
 */
export function compat(tools: readonly JsonObject[], options?: CompatOptions): readonly (readonly CompatCell[])[] {
  const call = "compat";
  listOf(object)(tools, { call, option: "tools" });
  const checks = { clients: listOf(client), server: text, title: text };
  return compatCells(tools, checkOptions<CompatOptions>(call, options, checks));
}
