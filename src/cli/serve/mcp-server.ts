import {
  CLIENT_INFO_META_KEY,
  fromJsonSchema,
  McpServer,
  ProtocolError,
  type Server,
} from "@modelcontextprotocol/server";
import { isObject, type Json, type JsonObject } from "../../core/index.ts";
import { version } from "../version.ts";
import { type Answer, answerCall, type Manner } from "./answer.ts";
import type { CallLog, CallVerdict } from "./call-log.ts";
import type { ServedFile } from "./served-file.ts";

export interface ServerPlan extends Manner {
  readonly file: ServedFile;
  readonly log: CallLog;
  /** How the server is called. */
  readonly name: string;
  /** How many tools a page of `tools/list` holds; undefined: all. */
  readonly pageSize: number | undefined;
  /** How long a call takes at least, from and to. */
  readonly latencyMs: readonly [number, number];
}

const invalidParams = -32602;

/** A server of the official SDK for the design, whatever it is at the time of each request. */
export function newServer(plan: ServerPlan): McpServer {
  const { file, log } = plan;
  const mcp = new McpServer({ name: plan.name, version }, { capabilities: { tools: { listChanged: true } } });
  // The SDK compares `Mcp-Param-*` headers with the body for tools that it knows: these are all that it has to know.
  for (const tool of file.design().byName.values()) {
    if (isObject(tool.inputSchema) && marksHeaders(tool)) declare(mcp, tool, tool.inputSchema);
  }
  const { server } = mcp;

  server.setRequestHandler("tools/list", async ({ params }, context) => {
    const started = performance.now();
    const { tools } = file.design();
    const start = startOf(params?.cursor, tools.length);
    const end = plan.pageSize === undefined ? tools.length : Math.min(tools.length, start + plan.pageSize);
    const next = end < tools.length ? { nextCursor: String(end) } : {};
    const heard = { method: "tools/list", tool: null, verdict: "answered" as const };
    log.add({ ...heard, time: Date.now(), client: clientOf(server, context), tookMs: performance.now() - started });
    return { tools: tools.slice(start, end) as never, ...next };
  });

  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const [started, time] = [performance.now(), Date.now()];
    const args = (params.arguments ?? {}) as Json;
    const heard = { time, client: clientOf(server, context), method: "tools/call", tool: params.name, arguments: args };
    const design = file.design();
    const tool = design.byName.get(params.name);
    if (!tool) {
      const message = `Tool ${params.name} not found`;
      log.add({
        ...heard,
        verdict: "error",
        tookMs: performance.now() - started,
        answer: { code: invalidParams, message },
      });
      throw new ProtocolError(invalidParams, message);
    }
    const answer = answerCall(design, tool, args, params._meta, plan);
    const schema = isObject(tool.outputSchema) ? tool.outputSchema : undefined;
    const result = server.projectCallToolResult({ ...answer.result } as never, schema as never);
    await takeTime(plan, reporter(params._meta?.progressToken, context));
    const { problems, warnings, from } = answer;
    const judged = { verdict: verdictOf(answer), problems, warnings, from };
    log.add({ ...heard, ...judged, tookMs: performance.now() - started, answer: answer.result as unknown as Json });
    return result;
  });
  return mcp;
}

function verdictOf({ from, result, warnings }: Answer): CallVerdict {
  if (from === "arguments") return "refused";
  if (result.isError) return "tool-error";
  return warnings.length > 0 ? "warned" : "answered";
}

/** A cursor is where the next page starts; whatever else it is was never given out. */
function startOf(cursor: string | undefined, length: number): number {
  if (cursor === undefined) return 0;
  const start = /^\d{1,9}$/.test(cursor) ? Number(cursor) : length;
  if (start < length) return start;
  throw new ProtocolError(invalidParams, "Invalid cursor");
}

/** As long as the plan says. Whoever asked for progress hears of the start, the middle and the end. */
async function takeTime({ latencyMs: [from, to], random }: ServerPlan, report: Report | undefined): Promise<void> {
  const wait = from + (to > from ? random.below(to - from + 1) : 0);
  const pause = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined);
  if (!report) return pause(wait);
  await report(0);
  await pause(wait / 2);
  await report(50);
  await pause(wait / 2);
  await report(100);
}

type Report = (percent: number) => Promise<void>;

function reporter(progressToken: string | number | undefined, { mcpReq }: Context): Report | undefined {
  if (progressToken === undefined) return undefined;
  return (progress) =>
    mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
}

interface Context {
  readonly mcpReq: {
    readonly envelope?: object;
    notify(notification: { method: string; params: Record<string, unknown> }): Promise<void>;
  };
}

/** By its own name: the request says it, or the handshake did. */
function clientOf(server: Server, { mcpReq }: Context): string {
  const info =
    (mcpReq.envelope as Record<string, unknown> | undefined)?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  const { title, name } = (info ?? {}) as { readonly title?: unknown; readonly name?: unknown };
  return [title, name].find((word): word is string => typeof word === "string" && word !== "") ?? "unknown client";
}

/** Texts are looked through once a tool: most have no such mark. */
const marks = new WeakMap<JsonObject, boolean>();

function marksHeaders(tool: JsonObject): boolean {
  const known = marks.get(tool);
  if (known !== undefined) return known;
  const found = JSON.stringify(tool.inputSchema).includes('"x-mcp-header"');
  marks.set(tool, found);
  return found;
}

/** Arguments are judged by us, with the words of the rest of Toolwright. */
const takesAll = { getValidator: () => (input: unknown) => ({ valid: true, data: input, errorMessage: undefined }) };

function declare(mcp: McpServer, tool: JsonObject, schema: JsonObject): void {
  const inputSchema = fromJsonSchema(schema as never, takesAll as never);
  mcp.registerTool(String(tool.name), { inputSchema }, async () => ({ content: [] }));
}
