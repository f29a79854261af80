import { buildResult, promised } from "../mcp/index.ts";
import { fromPointer } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import type { Answer } from "./call-answer.ts";
import type { Call } from "./call-tool.ts";
import type { WireNote } from "./exchange.ts";
import { type Judgement, judgeResult } from "./judge.ts";
import { blame, note } from "./notes.ts";
import type { Setting } from "./setting.ts";

export interface CheckedResult {
  readonly result: JsonObject;
  readonly notes: readonly WireNote[];
}

/** A result against the `outputSchema`: who is to blame, and what the SDK sends in its place. */
export function resultNotes(
  result: JsonObject,
  answer: Answer,
  { slice, name }: Call,
  setting: Setting,
): CheckedResult {
  const { revision, view } = setting;
  const tool = slice?.value;
  const checks = view === "sdk" ? Object.hasOwn(tool ?? {}, "outputSchema") : promised(tool, revision) !== undefined;
  if (!tool || !checks || answer.kind !== "result" || answer.result.isError) return { result, notes: [] };
  const value = answer.result.structuredContent;
  if (value === undefined) {
    const message = "The tool promises an `outputSchema` and sends no `structuredContent`: clients refuse the result.";
    const words = `Tool ${name} has an output schema but no structured content was provided`;
    return replaced(result, [blame("result", "response", message, ["result"])], words, setting);
  }
  const judged = judgeResult(tool, value, revision);
  if (judged.kind === "fine") return { result, notes: [] };
  const notes = blamed(judged, value !== result.structuredContent);
  if (judged.kind === "unknown") return { result, notes };
  return replaced(result, notes, `Invalid structured content for tool ${name}: ${judged.sdk}`, setting);
}

/** `wrapped`: the value is sent as the `result` of an object. */
function blamed(judged: Judgement, wrapped: boolean): readonly WireNote[] {
  const path = ["result", "structuredContent", ...(wrapped ? ["result"] : [])];
  if (judged.kind === "unknown") return [blame(judged.cannot, "response", judged.message, path)];
  if (judged.kind === "fine") return [];
  const problems = judged.problems.map((problem) =>
    blame("result", "response", `Against \`outputSchema\`: ${problem.message}.`, [
      ...path,
      ...fromPointer(problem.path),
    ]),
  );
  return judged.elsewhere === undefined
    ? problems
    : [...problems, blame("dialect", "response", judged.elsewhere, path)];
}

/** The specification leaves it to the client to refuse such a result; the official SDK never sends it. */
function replaced(result: JsonObject, notes: readonly WireNote[], words: string, { view }: Setting): CheckedResult {
  if (view === "spec") {
    const message = "The specification lets this through to the client, which should refuse it.";
    return { result, notes: [...notes, note("about", "response", message, ["result"])] };
  }
  const message = "The official SDK checks the result on the server and sends an error in its place.";
  const { content } = buildResult(`Output validation error: ${words}`, true);
  return { result: { content, isError: true }, notes: [...notes, note("changed", "response", message, ["result"])] };
}
