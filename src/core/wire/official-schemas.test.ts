import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { samples } from "../gallery/samples.ts";
import { isObject, member } from "../json.ts";
import { revisions } from "../mcp/revisions.ts";
import { parseDocument } from "../text/document.ts";
import type { Json, JsonObject } from "../types.ts";
import { conversation } from "./conversation.ts";
import type { Exchange } from "./exchange.ts";
import { outcomes } from "./outcome.ts";
import { wire } from "./wire.ts";

/** The schemas of the protocol and lists of published servers stand beside the checkout where there are any. */
const shared = new URL("../../../../shared/", import.meta.url);
const schemas = new URL("oracles/mcp-schemas/", shared);
const lists = new URL("corpus/tools-list/", shared);

describe("the official schema of every revision", () => {
  if (!existsSync(schemas)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }

  describe.each(revisions.map(({ id }) => id))("%s", (revision) => {
    const problems = judge(revision);

    it("accepts all that is said about every sample, whatever the outcome", () => {
      for (const { id, text } of samples) {
        const document = parseDocument(text);
        for (const { kind } of outcomes) {
          const all = conversation(document, { revision, outcome: { kind }, page: { size: 2 } });
          expect(all.flatMap(problems), `${id} ${kind}`).toEqual([]);
        }
      }
    });

    it("accepts what is made of tools that no revision has", () => {
      const document = parseDocument(JSON.stringify(odd));
      const all = odd.flatMap((_, tool) =>
        outcomes.flatMap(({ kind }) => conversation(document, { revision, tool, outcome: { kind } })),
      );
      expect(all.flatMap(problems)).toEqual([]);
    });

    it("accepts the lists and calls of published servers", () => {
      const files = readdirSync(lists);
      let counted = 0;
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const document = parseDocument(readFileSync(new URL(encodeURIComponent(file), lists), "utf8"));
        expect(problems(wire(document, { revision, message: "tools/list" })), file).toEqual([]);
        for (const { index } of document.tools) {
          // Values are made up for some only: each is judged, which takes its time.
          const given = counted++ % 60 === 0 ? {} : { args: {}, outcome: { kind: "unknown-tool" } as const };
          const call = wire(document, { revision, message: "tools/call", tool: index, ...given });
          expect(problems(call), `${file} ${index}`).toEqual([]);
        }
      }
    }, 60_000);
  });
});

describe.each(revisions.map(({ id }) => id).filter((id) => id < "2026-07-28"))("the judge of %s", (revision) => {
  it(existsSync(schemas) ? "refuses what the SDK sends all the same" : "skipped: no corpus", ({ skip }) => {
    if (!existsSync(schemas)) skip();
    const problems = judge(revision);
    const document = parseDocument(
      JSON.stringify({ name: "a", inputSchema: { type: "object", properties: { b: true } } }),
    );
    expect(problems(wire(document, { revision, view: "sdk", message: "tools/list" }))).not.toEqual([]);
    expect(problems(wire(document, { revision, message: "tools/list" }))).toEqual([]);
  });
});

const odd: readonly JsonObject[] = [
  { name: "bare" },
  {
    name: "typeless",
    inputSchema: {},
    title: 3,
    description: null,
    icons: [{ src: 1 }, { src: "data:,", sizes: "48x48" }],
  },
  { name: "text", inputSchema: { type: "string", required: true, properties: [], $schema: 7 }, outputSchema: true },
  {
    name: "flags",
    inputSchema: { type: "object", properties: { a: true, b: false, c: null } },
    outputSchema: { type: "array" },
  },
  {
    name: "shaped",
    inputSchema: { type: "object" },
    outputSchema: { properties: { a: true }, required: ["a"] },
    execution: { taskSupport: "often" },
  },
  {
    name: "union",
    inputSchema: { type: "object" },
    outputSchema: { anyOf: [{ type: "object" }, { type: "null" }] },
    annotations: { readOnlyHint: "yes", extra: 1 },
  },
  { name: 5, inputSchema: { type: "object" } },
  { name: "", inputSchema: { type: "object" }, _meta: [], annotations: [], execution: 1, icons: {} },
];

const results: Readonly<Record<string, string>> = {
  initialize: "InitializeResult",
  "server/discover": "DiscoverResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
};

const requests: Readonly<Record<string, string>> = {
  initialize: "InitializeRequest",
  "notifications/initialized": "InitializedNotification",
  "server/discover": "DiscoverRequest",
  "tools/list": "ListToolsRequest",
  "tools/call": "CallToolRequest",
  "subscriptions/listen": "SubscriptionsListenRequest",
  "notifications/subscriptions/acknowledged": "SubscriptionsAcknowledgedNotification",
  "notifications/tools/list_changed": "ToolListChangedNotification",
};

/** What the official schema says against the messages of an exchange. */
function judge(revision: string): (exchange: Exchange) => string[] {
  const schema = JSON.parse(readFileSync(new URL(`${revision}.json`, schemas), "utf8")) as JsonObject;
  const modern = Object.hasOwn(schema, "$defs");
  const ajv = new (modern ? Ajv2020 : Ajv)({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(schema, "mcp");
  const check = (name: string | undefined, value: Json | undefined): string[] => {
    const validate = ajv.getSchema(`mcp#/${modern ? "$defs" : "definitions"}/${name}`);
    if (!validate) return [`no definition ${name}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${name} ${instancePath} ${message}`);
  };
  const message = (body: JsonObject): string[] => [
    ...check(Object.hasOwn(body, "id") ? "JSONRPCRequest" : "JSONRPCNotification", body),
    ...check(requests[String(body.method)], body),
  ];
  return ({ message: method, request, response }) => {
    const found = request.body ? message(request.body) : [];
    for (const event of response.events ?? []) found.push(...message(event));
    const result = member(response.body, "result");
    if (response.body && result === undefined)
      found.push(...check(revision < "2025-11-25" ? "JSONRPCError" : "JSONRPCErrorResponse", response.body));
    if (!isObject(result)) return result === undefined ? found : [...found, "a result that is no object"];
    const asks = member(result, "resultType") === "input_required";
    return [
      ...found,
      ...check("JSONRPCResponse", response.body),
      ...check(asks ? "InputRequiredResult" : results[method], result),
    ];
  };
}
