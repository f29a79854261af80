import type { Dialect } from "./types.ts";

/** An MCP protocol revision, as data. */
export interface Revision {
  readonly id: string;
  readonly toolFields: readonly string[];
  readonly annotationFields: readonly string[];
  /** The dialect of a schema without `$schema`. */
  readonly defaultDialect: Dialect;
  /** How the prefix of a `_meta` key names its owner: `example.com/`, or `com.example/`. */
  readonly metaPrefix: "undescribed" | "domain" | "reverse-domain";
  /** Whether the root of an inputSchema may hold `anyOf`, `allOf`, `not` and the like. */
  readonly composedInput: boolean;
  readonly messages: MessageFacts;
  /** What it changed in the messages, for whoever compares two revisions. */
  readonly changes: readonly RevisionChange[];
}

/**
 * What a revision changed at one place of a message: the rest of a sentence that starts with "Since <id>", "Before <id>" or
 * the id alone (`does`). The tool fields that came and went are not here, for `toolFields` says it.
 */
export type RevisionChange = {
  /** Steps into `{ http, body }`, such as `body/result/ttlMs`. A `*` ends a step of any name, `**` the place and all below it. */
  readonly at: string;
} & ({ readonly since: string } | { readonly before: string } | { readonly does: string });

/** How the messages of a revision look. */
interface MessageFacts {
  /** How a conversation starts. `discover`: each request also tells version, client and capabilities, each result its type. */
  readonly start: "initialize" | "discover";
  /** `sse`: one endpoint for requests, another for the stream of answers. `streamable`: one for both. */
  readonly transport: "sse" | "streamable";
  /** The headers of a request that repeat what its body says. */
  readonly headers: readonly ("MCP-Protocol-Version" | "Mcp-Method" | "Mcp-Name" | "Mcp-Param")[];
  /** What `clientInfo` and `serverInfo` may hold. */
  readonly identityFields: readonly string[];
  /** The members of each kind of content block, besides `type`. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  /** The members of the `annotations` of a content block. */
  readonly blockAnnotations: readonly string[];
  /** What `structuredContent` may be, and with it the root of an `outputSchema`. */
  readonly structured: "none" | "object" | "any";
  /** Whether a parameter may have `true` or `false` for a schema. */
  readonly booleanParameters: boolean;
  /** Whether `$schema` is described, and so has to be text. */
  readonly dialectDeclared: boolean;
  /** How a server answers arguments that its schema refuses. */
  readonly invalidArguments: "error" | "result";
  /** Whether lists say how long a client may keep them: `ttlMs` and `cacheScope`. */
  readonly cacheHints: boolean;
  /** How a server asks the user during a call: not at all, with a request of its own, or with a result that asks. */
  readonly elicitation: "none" | "request" | "result";
}
