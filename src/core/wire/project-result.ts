import { isObject, member } from "../json.ts";
import { outputForm, type ToolResult } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { Step, WireView } from "./exchange.ts";

export interface ProjectedResult {
  readonly result: JsonObject;
  readonly steps: readonly Step[];
}

/** A result as a revision takes it: kinds of content that it does not know are left out, values wrapped in an object. */
export function projectResult(
  result: ToolResult,
  tool: JsonObject,
  revision: Revision,
  view: WireView,
): ProjectedResult {
  const steps: Step[] = [];
  const blocks = view === "sdk" ? result.content : projectBlocks(result.content, revision, steps);
  const structured = projectStructured(result.structuredContent, tool, revision, view, steps);
  // Success is the default, and the SDK sends what the handler wrote.
  const failed = result.isError === true ? { isError: true } : {};
  return {
    result: {
      content: blocks,
      ...(structured !== undefined && { structuredContent: structured }),
      ...failed,
      ...(result._meta && { _meta: result._meta }),
    },
    steps,
  };
}

function projectStructured(
  value: Json | undefined,
  tool: JsonObject,
  { id, messages }: Revision,
  view: WireView,
  steps: Step[],
): Json | undefined {
  const path = ["structuredContent"];
  if (value === undefined || messages.structured === "any") return value;
  if (messages.structured === "none" && view === "spec") {
    const message = `Dropped: \`structuredContent\` is not in ${id}; the text says the same.`;
    steps.push({ kind: "dropped", path, message });
    return undefined;
  }
  if (messages.structured === "none") {
    const message = `Sent all the same: \`structuredContent\` is not in ${id}, but the official SDK leaves nothing out for older clients.`;
    steps.push({ kind: "kept", path, message });
  }
  const schema = member(tool, "outputSchema");
  if (isObject(value) && !(isObject(schema) && outputForm(schema) === "wrapped")) return value;
  steps.push({
    kind: "wrapped",
    path,
    message: `Wrapped: ${id} takes only an object here, so the value is its \`result\`.`,
  });
  return { result: value };
}

function projectBlocks(
  blocks: readonly JsonObject[],
  { id, messages }: Revision,
  steps: Step[],
): readonly JsonObject[] {
  const known = blocks.flatMap((block, index): JsonObject[] => {
    const type = String(member(block, "type"));
    const fields = Object.hasOwn(messages.blocks, type) ? messages.blocks[type] : undefined;
    if (!fields) {
      const message = `Dropped: content of the kind ${code(type)} is not in ${id}.`;
      steps.push({ kind: "dropped", path: ["content", index], message });
      return [];
    }
    return [projectBlock(block, ["type", ...fields], messages, { id, path: ["content", index], steps })];
  });
  return known.length > 0 ? known : [{ type: "text", text: "" }];
}

/** A part of a result on its way to a revision: where it stands, and what was done to it. */
interface Part {
  readonly id: string;
  readonly path: (string | number)[];
  readonly steps: Step[];
}

function projectBlock(
  block: JsonObject,
  fields: readonly string[],
  { blockAnnotations }: Revision["messages"],
  part: Part,
): JsonObject {
  const kept = pick(block, fields, part);
  const annotations = member(kept, "annotations");
  if (!isObject(annotations)) return kept;
  const path = [...part.path, "annotations"];
  return { ...kept, annotations: pick(annotations, blockAnnotations, { ...part, path }) };
}

function pick(value: JsonObject, fields: readonly string[], { id, path, steps }: Part): JsonObject {
  const entries = Object.entries(value).filter(([key]) => {
    const fits = fields.includes(key);
    if (!fits)
      steps.push({ kind: "dropped", path: [...path, key], message: `Dropped: ${code(key)} is not in ${id} here.` });
    return fits;
  });
  return entries.length === Object.keys(value).length ? value : Object.fromEntries(entries);
}
