import { theArguments } from "../check/index.ts";
import { isObject, member } from "../json.ts";
import { buildResult, sinceWhen } from "../mcp/index.ts";
import { fromPointer, isDeep } from "../text/index.ts";
import type { Json, JsonObject, ToolSlice } from "../types.ts";
import { code, inWords, sentence } from "../words.ts";
import { ask } from "./ask.ts";
import { type Answer, answerOf, error } from "./call-answer.ts";
import type { Exchange, WireNote } from "./exchange.ts";
import { answered, parameterHeaders, posted } from "./http.ts";
import { inOneLine, type Judgement, judge } from "./judge.ts";
import { madeUpArguments } from "./made-up.ts";
import { blame, note } from "./notes.ts";
import type { Outcome } from "./outcome.ts";
import { projectResult } from "./project-result.ts";
import { resultNotes } from "./result-notes.ts";
import { failure, request, requestId, response, type Setting } from "./setting.ts";

export interface Call {
  /** Undefined for a tool that the document does not have. */
  readonly slice: ToolSlice | undefined;
  readonly name: string;
  /** Left out: made up where the tool needs any. */
  readonly args?: Json;
  /** Left out: success, or what the server says to arguments that it refuses. */
  readonly outcome?: Outcome;
  /** What the handler returns where it is asked at all; left out, an example. */
  readonly returns?: Json;
}

export function callTool(setting: Setting, call: Call): Exchange {
  const { revision, view } = setting;
  const tool = call.slice?.value ?? {};
  const notes: WireNote[] = [];
  const args = argumentsOf(call, tool, setting, notes);
  const id = requestId(setting, "call");
  const asking = call.outcome?.kind === "input-required";
  const speaker = asking
    ? { ...setting, capabilities: { ...setting.capabilities, elicitation: { form: {} } } }
    : setting;
  const params = { name: call.name, ...(args !== undefined && { arguments: args }) };
  const headers = parameterHeaders(tool, args, revision);
  if (!headers) {
    const message =
      "A client that speaks HTTP never calls this tool: an `x-mcp-header` of it breaks a rule, so the client drops it.";
    notes.push(note("about", "request", message));
  }
  const sent = {
    http: posted(setting, "tools/call", call.name, headers),
    body: request(speaker, id, "tools/call", params),
  };
  if (asking && revision.messages.elicitation !== "result") {
    const since = sinceWhen(({ messages }) => messages.elicitation === "request");
    const message = `\`input_required\` is not in ${revision.id}: a server asks with a request of its own (\`elicitation/create\`, since ${since}) and answers after that.`;
    notes.push(note("about", "response", message, ["result"]));
  }
  const judged = judgement(call, tool, args, setting, notes);
  const answer = choose(call, tool, args, judged, setting, notes);
  const base = { message: "tools/call", request: sent } as const;
  if (answer.kind === "error") {
    const http = answered(revision, view, answer.status);
    return { ...base, response: { http, body: failure(id, answer.code, answer.message) }, notes };
  }
  const http = answered(revision, view);
  if (answer.kind === "ask") return { ...base, response: { http, body: response(setting, id, ask()) }, notes };
  const { result, steps } = projectResult(answer.result, tool, revision, view);
  const taken = steps.map(({ kind, path, message }) => note(kind, "response", message, ["result", ...path]));
  const checked = resultNotes(result, answer, call, setting);
  return {
    ...base,
    response: { http, body: response(setting, id, checked.result) },
    notes: [...notes, ...taken, ...checked.notes],
    ...(answer.raw !== undefined && { raw: answer.raw }),
  };
}

/** What is sent: as given, or made up for a tool that needs arguments. */
function argumentsOf(call: Call, tool: JsonObject, { revision }: Setting, notes: WireNote[]): Json | undefined {
  if (call.args !== undefined && isDeep(call.args)) {
    notes.push(
      note("left-out", "request", "Left out: the arguments nest too deep to be sent.", ["params", "arguments"]),
    );
    return undefined;
  }
  if (call.args !== undefined) return call.args;
  const required = member(member(tool, "inputSchema"), "required");
  if (!Array.isArray(required) || required.length === 0) return {};
  notes.push(note("about", "request", "The arguments are made up from `inputSchema`.", ["params", "arguments"]));
  return madeUpArguments(tool, revision);
}

function judgement(
  call: Call,
  tool: JsonObject,
  args: Json | undefined,
  setting: Setting,
  notes: WireNote[],
): Judgement {
  if (!call.slice || call.outcome?.kind === "unknown-tool") return { kind: "fine" };
  const judged = judge(member(tool, "inputSchema"), args ?? {}, theArguments, setting.revision);
  const path = ["params", "arguments"];
  for (const { path: at, message } of judged.kind === "refused" ? judged.problems : []) {
    notes.push(blame("arguments", "request", sentence(message), [...path, ...fromPointer(at)]));
  }
  if (judged.kind === "refused" && judged.elsewhere !== undefined) {
    notes.push(blame("dialect", "request", judged.elsewhere, path));
  }
  if (judged.kind === "unknown") notes.push(blame(judged.cannot, "request", judged.message, path));
  return judged;
}

function choose(
  { slice, name, outcome, returns }: Call,
  tool: JsonObject,
  args: Json | undefined,
  judged: Judgement,
  { revision, view }: Setting,
  notes: WireNote[],
): Answer {
  const unknown = view === "sdk" ? `Tool ${name} not found` : `Unknown tool: ${name}`;
  if (!slice || outcome?.kind === "unknown-tool") return error(-32602, unknown, revision);
  if (args !== undefined && !isObject(args)) {
    const message = `\`arguments\` is ${inWords(args)}, and only an object can be sent there: the request fails before the tool is asked.`;
    notes.push(blame("arguments", "request", message, ["params", "arguments"]));
    return error(-32602, "Invalid params: arguments must be an object", revision);
  }
  const refused = judged.kind === "refused";
  if (outcome ? outcome.kind === "invalid-arguments" : refused) return refusal(name, judged, { revision, view });
  if (refused && outcome) {
    const message = "A server that checks the arguments refuses these and never comes to the outcome shown.";
    notes.push(note("about", "response", message));
  }
  const success = { kind: "success", ...(returns !== undefined && { value: returns }) } as const;
  return answerOf(outcome ?? success, tool, revision);
}

/** The oldest revisions make arguments that the schema refuses an error of the protocol, later ones a result that the model can read. */
function refusal(name: string, judged: Judgement, { revision, view }: Pick<Setting, "revision" | "view">): Answer {
  if (view === "sdk") {
    const words = judged.kind === "refused" ? judged.sdk : "data does not fit";
    const text = `Input validation error: Invalid arguments for tool ${name}: ${words}`;
    return { kind: "result", result: buildResult(text, true) };
  }
  const words = judged.kind === "refused" ? inOneLine(judged.problems) : "they do not fit `inputSchema`";
  const text = `Invalid arguments for tool ${code(name)}: ${words}`;
  return revision.messages.invalidArguments === "error"
    ? error(-32602, text, revision)
    : { kind: "result", result: buildResult(text, true) };
}
