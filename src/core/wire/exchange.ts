import type { Json, JsonObject } from "../types.ts";

/** `spec`: what the specification allows in the revision. `sdk`: what the official TypeScript SDK 2.4 really sends. */
export type WireView = "spec" | "sdk";

export const wireMessages = [
  "initialize",
  "notifications/initialized",
  "server/discover",
  "tools/list",
  "tools/call",
  "notifications/tools/list_changed",
] as const;
export type WireMessage = (typeof wireMessages)[number];

export interface HttpRequest {
  readonly method: "POST" | "GET";
  readonly headers: Readonly<Record<string, string>>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** One request and what comes back for it. A message without a body has none; a stream has `events` in its place. */
export interface Exchange {
  readonly message: WireMessage | "subscriptions/listen" | "elicitation/create";
  readonly request: { readonly http: HttpRequest; readonly body?: JsonObject };
  readonly response: {
    readonly http: HttpResponse;
    readonly body?: JsonObject;
    /** What a stream carries, in its order. */
    readonly events?: readonly JsonObject[];
  };
  readonly notes: readonly WireNote[];
  /** What the handler returned, before anything was done to it. */
  readonly raw?: Json;
}

/** Who is to blame for a call that fails. */
export type Party = "arguments" | "result" | "schema" | "dialect";

export type WireNoteKind =
  /** The revision does not know it. */
  | "dropped"
  /** Put into an object, because the revision takes only objects. */
  | "wrapped"
  /** Written in another way, or made valid. */
  | "changed"
  | "added"
  /** The revision does not know it and it is sent all the same. */
  | "kept"
  /** A whole tool that cannot be sent. */
  | "left-out"
  | "blame"
  /** What else is worth knowing about the message. */
  | "about";

export interface WireNote {
  readonly kind: WireNoteKind;
  readonly message: string;
  /** `document`: a JSON pointer from the root of the text; otherwise one into the body of that message. */
  readonly at: "document" | "request" | "response";
  readonly path: string;
  /** The name of the tool it is about. */
  readonly tool?: string;
  readonly toolIndex?: number;
  /** Of a `blame`. */
  readonly party?: Party;
}

/** A note of a part that does not know where the part stands. */
export interface Step {
  readonly kind: WireNoteKind;
  readonly path: readonly (string | number)[];
  readonly message: string;
}
