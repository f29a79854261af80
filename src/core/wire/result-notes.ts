import { promised } from "../call-result.ts";
import { member } from "../json.ts";
import { buildResult } from "../result.ts";
import type { JsonObject } from "../types.ts";
import { type Answer, inOneLine } from "./call-answer.ts";
import type { Call } from "./call-tool.ts";
import type { WireNote } from "./exchange.ts";
import { judgeResult } from "./judge.ts";
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
  const tool = slice?.value;
  const schema = promised(tool, setting.revision);
  if (!tool || !schema || answer.kind !== "result" || answer.result.isError) return { result, notes: [] };
  const path = ["result", "structuredContent"];
  const value = member(result, "structuredContent");
  if (value === undefined) {
    const message = "The tool promises an `outputSchema` and sends no `structuredContent`: clients refuse the result.";
    const words = `Tool ${name} has an output schema but no structured content was provided`;
    return replaced(result, [blame("result", "response", message, ["result"])], words, setting);
  }
  const judged = judgeResult(tool, value, setting.revision);
  if (judged.kind === "fine") return { result, notes: [] };
  if (judged.kind === "unknown") return { result, notes: [blame(judged.cannot, "response", judged.words, path)] };
  const notes = judged.faults.map((fault) =>
    blame("result", "response", `Against \`outputSchema\`: ${inOneLine([fault], "the result")}.`, [
      ...path,
      ...fault.path,
    ]),
  );
  const words = `Invalid structured content for tool ${name}: ${inOneLine(judged.faults, "The whole")}`;
  return replaced(result, notes, words, setting);
}

/** The specification leaves it to the client to refuse such a result; the official SDK never sends it. */
function replaced(result: JsonObject, notes: readonly WireNote[], words: string, { view }: Setting): CheckedResult {
  if (view === "spec") {
    const message = "The specification lets this through to the client, which should refuse it.";
    return { result, notes: [...notes, note("about", "response", message, ["result"])] };
  }
  const message = "The official SDK checks the result on the server and sends an error in its place.";
  const { content, isError } = buildResult(`Output validation error: ${words}`, true);
  return {
    result: { content, isError: isError === true },
    notes: [...notes, note("changed", "response", message, ["result"])],
  };
}
