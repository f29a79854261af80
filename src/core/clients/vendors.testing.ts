import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Json, JsonObject } from "../types.ts";

/** The vendors' own packages, where `npm run vendors` put them: too heavy to be installed with everything else. */
const folder = new URL("../../../.cache/vendors/", import.meta.url);

export const hasVendors = existsSync(new URL("node_modules/openai/package.json", folder));

// biome-ignore lint/suspicious/noExplicitAny: the packages bring no types that this project could see.
type Loose = any;

async function load(specifier: string): Promise<Loose> {
  const file = createRequire(new URL("package.json", folder)).resolve(specifier);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

const inFolder = (path: string): Promise<Loose> =>
  import(/* @vite-ignore */ pathToFileURL(fileURLToPath(new URL(`node_modules/${path}`, folder))).href);

export interface Vendor {
  readonly client: string;
  readonly route: string;
  readonly version: string;
  /** What the vendor's code sends for a tool; undefined where it throws. */
  send(tool: JsonObject): Promise<Json | undefined>;
  /** What the vendor's code calls it. */
  name?(server: string, tool: JsonObject): Promise<string>;
}

const copy = (tool: JsonObject): Loose => structuredClone(tool);

async function attempt(run: () => unknown): Promise<Json | undefined> {
  try {
    return plain(await run());
  } catch {
    return undefined;
  }
}

/** As it goes over the wire. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

export async function vendors(): Promise<readonly Vendor[]> {
  return [
    ...(await anthropic()),
    await openAi(),
    await genAi(),
    await geminiCli(),
    await langChain(),
    ...(await aiSdk()),
    ...(await agents()),
  ];
}

async function anthropic(): Promise<Vendor[]> {
  const { transformJSONSchema } = await inFolder("@anthropic-ai/sdk/lib/transform-json-schema.mjs");
  const { mcpTool } = await inFolder("@anthropic-ai/sdk/helpers/beta/mcp.mjs");
  const version = "@anthropic-ai/sdk 1.8.0";
  return [
    {
      client: "anthropic-api-strict",
      route: "default",
      version,
      send: (tool) => attempt(() => transformJSONSchema(copy(tool).inputSchema)),
    },
    {
      client: "anthropic-api",
      route: "mcp-helper",
      version,
      send: (tool) => attempt(() => mcpTool(copy(tool), {}).input_schema),
    },
  ];
}

async function openAi(): Promise<Vendor> {
  const { toStrictJsonSchema } = await inFolder("openai/lib/transform.mjs");
  return {
    client: "openai-strict",
    route: "default",
    version: "openai 7.53.0",
    send: (tool) => attempt(() => toStrictJsonSchema(copy(tool).inputSchema)),
  };
}

/** The SDK keeps its rewriting to itself: the request is read where it would leave the machine. */
async function genAi(): Promise<Vendor> {
  const { GoogleGenAI } = await inFolder("@google/genai/dist/node/index.mjs");
  const ai = new GoogleGenAI({ apiKey: "none" });
  return {
    client: "gemini-parameters",
    route: "default",
    version: "@google/genai 2.32.0",
    async send(tool) {
      const declaration = { name: "a", parameters: copy(tool).inputSchema };
      const body = await captured(() =>
        ai.models.generateContent({
          model: "m",
          contents: "x",
          config: { tools: [{ functionDeclarations: [declaration] }] },
        }),
      );
      const [sent] = (body as Loose)?.tools?.[0]?.functionDeclarations ?? [];
      return sent && (sent.parameters ?? sent.parametersJsonSchema);
    },
  };
}

/** The body of the one request that is tried. */
async function captured(request: () => Promise<unknown>): Promise<Json | undefined> {
  const before = globalThis.fetch;
  let body: Json | undefined;
  globalThis.fetch = (async (_: unknown, init: { body: string }) => {
    body = JSON.parse(init.body);
    return new Response("{}", { headers: { "content-type": "application/json" } });
  }) as unknown as typeof fetch;
  try {
    await request();
  } catch {
    // What an empty answer leads to does not matter.
  }
  globalThis.fetch = before;
  return body;
}

/** As its client finds the tools of a server; one without a name is none to it. */
async function geminiCli(): Promise<Vendor> {
  const { discoverTools } = await inFolder("@google/gemini-cli-core/dist/src/tools/mcp-client.js");
  const named = (tool: JsonObject): Loose => ({ ...copy(tool), name: tool.name || "unnamed" });
  const found = async (server: string, tool: JsonObject): Promise<Loose> => {
    const client = { getServerCapabilities: () => ({ tools: {} }), listTools: async () => ({ tools: [named(tool)] }) };
    const [one] = await discoverTools(server, {}, client, { emitMcpDiagnostic: () => {} });
    return one;
  };
  return {
    client: "gemini-cli",
    route: "default",
    version: "@google/gemini-cli-core 0.61.0",
    send: (tool) => attempt(async () => (await found("library", tool)).schema.parametersJsonSchema),
    name: async (server, tool) => (await found(server, tool)).name,
  };
}

async function langChain(): Promise<Vendor> {
  const { loadMcpTools } = await load("@langchain/mcp-adapters");
  return {
    client: "langchain-mcp-adapters-js",
    route: "default",
    version: "@langchain/mcp-adapters 1.1.4",
    async send(tool) {
      const client = { listTools: async () => ({ tools: [{ ...copy(tool), name: tool.name || "a" }] }) };
      const [loaded] = await loadMcpTools("server", client, { throwOnLoadError: false });
      return loaded && plain(loaded.schema);
    },
  };
}

async function aiSdk(): Promise<Vendor[]> {
  const { createOpenAI } = await load("@ai-sdk/openai");
  const { createGoogleGenerativeAI: google4 } = await load("@ai-sdk/google");
  const { createGoogleGenerativeAI: google3 } = await inFolder("ai-sdk-google-3/dist/index.mjs");
  const { createMCPClient } = await load("@ai-sdk/mcp");
  const prompt = [{ role: "user", content: [{ type: "text", text: "x" }] }];
  const listed = (tool: JsonObject) => throughMcp(createMCPClient, tool);
  const through = async (model: Loose, inputSchema: Json | undefined) =>
    inputSchema === undefined
      ? undefined
      : captured(() => model.doGenerate({ prompt, tools: [{ type: "function", name: "a", inputSchema }] }));
  const openai = createOpenAI({ apiKey: "x" }).responses("gpt-5");
  const four = google4({ apiKey: "x" })("gemini-2.5-flash");
  const three = google3({ apiKey: "x" })("gemini-2.5-flash");
  const declaration = (body: Loose) =>
    body?.tools?.functionDeclarations?.[0] ?? body?.tools?.[0]?.functionDeclarations?.[0];
  const version = "@ai-sdk/mcp 2.0.96";
  return [
    {
      client: "ai-sdk-mcp",
      route: "openai",
      version: `${version}, @ai-sdk/openai 4.0.114`,
      send: async (tool) => ((await through(openai, await listed(tool))) as Loose)?.tools?.[0]?.parameters,
    },
    {
      client: "ai-sdk-mcp",
      route: "google",
      version: `${version}, @ai-sdk/google 4.0.117`,
      send: async (tool) => declaration(await through(four, await listed(tool)))?.parametersJsonSchema,
    },
    {
      client: "opencode",
      route: "google-sdk-3",
      version: "@ai-sdk/google 3.0.73",
      send: async (tool) => declaration(await through(three, copy(tool).inputSchema))?.parameters,
    },
  ];
}

/** The tools that the SDK makes of a list that a server would give. */
async function throughMcp(createMCPClient: Loose, tool: JsonObject): Promise<Json | undefined> {
  const answers: Readonly<Record<string, unknown>> = {
    initialize: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
    "tools/list": { tools: [{ ...copy(tool), name: tool.name || "a" }] },
  };
  const transport: Loose = {
    start: async () => {},
    close: async () => {},
    send: async ({ id, method }: Loose) => {
      const result = answers[method];
      if (id !== undefined && result) queueMicrotask(() => transport.onmessage?.({ jsonrpc: "2.0", id, result }));
    },
  };
  return attempt(async () => {
    const client = await createMCPClient({ transport });
    const [made] = Object.values(await client.tools()) as Loose[];
    await client.close();
    return made.inputSchema.jsonSchema;
  });
}

async function agents(): Promise<Vendor[]> {
  const { mcpToFunctionTool } = await load("@openai/agents-core");
  const send = (strict: boolean) => (tool: JsonObject) =>
    attempt(() => mcpToFunctionTool(copy(tool), { name: "server" }, strict).parameters);
  const version = "@openai/agents-core 0.20.0";
  return [
    { client: "openai-agents-js", route: "default", version, send: send(false) },
    { client: "openai-agents-js", route: "strict", version, send: send(true) },
  ];
}
