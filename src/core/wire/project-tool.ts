import { isObject } from "../json.ts";
import { fieldLife, isOlder } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { code, inWords } from "../words.ts";
import type { Step } from "./exchange.ts";
import { projectFields } from "./project-fields.ts";
import { projectInput, projectOutput } from "./project-schema.ts";

export interface ProjectedTool {
  /** Undefined for what no revision takes as a tool. */
  readonly tool: JsonObject | undefined;
  readonly steps: readonly Step[];
}

/** A tool as the specification has it in a revision: always one that the official schema of the revision accepts. */
export function projectTool(tool: JsonObject, revision: Revision): ProjectedTool {
  const name = Object.hasOwn(tool, "name") ? tool.name : undefined;
  if (typeof name !== "string") {
    const given = name === undefined ? "is missing" : `is ${inWords(name)}`;
    const message = `Left out: \`name\` ${given}, and a tool without a name cannot be called.`;
    return { tool: undefined, steps: [{ kind: "left-out", path: ["name"], message }] };
  }
  const steps: Step[] = Object.keys(tool)
    .filter((key) => !revision.toolFields.includes(key))
    .map((key) => ({ kind: "dropped", path: [key], message: dropped(key, revision) }));
  const members: [string, Json][] = [];
  for (const field of revision.toolFields) {
    if (field !== "inputSchema" && !Object.hasOwn(tool, field)) continue;
    const projected = projectField(field, tool[field], revision);
    for (const step of projected.steps) steps.push({ ...step, path: [field, ...step.path] });
    if (projected.value !== undefined) members.push([field, projected.value]);
  }
  return { tool: Object.fromEntries(members), steps };
}

interface ProjectedField {
  readonly value: Json | undefined;
  readonly steps: readonly Step[];
}

function projectField(field: string, value: Json | undefined, revision: Revision): ProjectedField {
  if (field === "inputSchema") {
    const { schema, steps } = projectInput(value, revision);
    return { value: schema, steps };
  }
  if (value === undefined) return { value, steps: [] };
  if (field === "outputSchema") {
    const output = projectOutput(value, revision);
    return "kind" in output ? { value: undefined, steps: [output] } : { value: output.schema, steps: output.steps };
  }
  if (field === "annotations" || field === "icons" || field === "execution") {
    return projectFields(field, value, revision);
  }
  const fits = field === "_meta" ? isObject(value) : typeof value === "string";
  if (fits) return { value, steps: [] };
  const message = `Dropped: ${code(field)} is ${inWords(value)}, and ${revision.id} takes only ${field === "_meta" ? "an object" : "text"}.`;
  return { value: undefined, steps: [{ kind: "dropped", path: [], message }] };
}

/** Why a revision sends a field of a tool to nobody. */
function dropped(field: string, { id, annotationFields }: Revision): string {
  const life = fieldLife(field);
  if (!life) return `Dropped: ${code(field)} is in no revision.`;
  const start = `Dropped: ${code(field)} is not in ${id};`;
  if (isOlder(life.last, id)) {
    return life.last === life.since ? `${start} only ${life.since} has it.` : `${start} ${life.removedIn} took it out.`;
  }
  const instead =
    field === "title" && annotationFields.includes("title")
      ? " Clients of that revision show `annotations.title` where there is one."
      : "";
  return `${start} it came with ${life.since}.${instead}`;
}
