import { isObject, member } from "../json.ts";
import { fieldLife, outputForm } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { Step } from "./exchange.ts";
import { stampStep, wrapStep } from "./project-schema.ts";
import type { ProjectedTool } from "./project-tool.ts";
import { wrapOutput } from "./wrap-output.ts";

/** What `registerTool` takes, in the order in which `McpServer` writes it. It has no place for `execution`. */
export const sdkToolFields: readonly string[] = [
  ...["name", "title", "description", "inputSchema", "annotations", "icons", "_meta", "outputSchema"],
];

/**
 * A tool as a server with the official SDK lists it, registered with `registerTool` and `fromJsonSchema`. It knows two
 * kinds of revisions only, so that an old client also gets what its revision does not have.
 */
export function sdkTool(tool: JsonObject, revision: Revision): ProjectedTool {
  const steps: Step[] = [];
  const legacy = revision.messages.start === "initialize";
  for (const key of Object.keys(tool)) {
    if (!sdkToolFields.includes(key)) {
      const message = `Dropped: \`registerTool\` of the official SDK has no place for ${code(key)}.`;
      steps.push({ kind: "dropped", path: [key], message });
    } else if (!revision.toolFields.includes(key)) steps.push(foreign(key, revision));
  }
  const sent = sdkToolFields.flatMap((field): [string, Json][] => {
    if (field === "inputSchema") return [[field, inputOf(member(tool, field), steps)]];
    const value = member(tool, field);
    if (value === undefined) return [];
    return [[field, field === "outputSchema" ? outputOf(value, revision, legacy, steps) : value]];
  });
  return { tool: Object.fromEntries(sent), steps };
}

function foreign(field: string, { id }: Revision): Step {
  const message = `Sent all the same: ${code(field)} is not in ${id} (it came with ${fieldLife(field)?.since}), but the official SDK leaves nothing out for older clients.`;
  return { kind: "kept", path: [field], message };
}

function inputOf(value: Json | undefined, steps: Step[]): Json {
  if (value === undefined) return { type: "object", properties: {} };
  if (!isObject(value)) return value;
  const type = member(value, "type");
  if (type !== undefined && type !== "object") {
    const message = `\`McpServer\` refuses an \`inputSchema\` for ${code(JSON.stringify(type))}: \`tools/list\` fails as a whole. Only the low-level \`Server\` sends it like this.`;
    steps.push({ kind: "kept", path: ["inputSchema", "type"], message });
  }
  if (type === undefined) {
    const message = "Added: `type` is missing, and `McpServer` puts `object` there.";
    steps.push({ kind: "added", path: ["inputSchema"], message });
  }
  return { type: "object", ...value };
}

function outputOf(value: Json, revision: Revision, legacy: boolean, steps: Step[]): Json {
  const form = isObject(value) ? outputForm(value) : "as it is";
  if (!isObject(value) || form === "as it is" || (form === "wrapped" && !legacy)) return value;
  const { path, ...step } = form === "wrapped" ? wrapStep(value, revision) : stampStep(revision);
  steps.push({ ...step, path: ["outputSchema", ...path] });
  return form === "wrapped" ? wrapOutput(value) : { type: "object", ...value };
}
