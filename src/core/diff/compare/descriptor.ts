import { isObject, member } from "../../json.ts";
import { toPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ToolChange } from "../model/change.ts";
import { fieldReason, taskRequired } from "../words/tools.ts";
import { compareAnnotations } from "./annotations.ts";

const comparedElsewhere = new Set(["name", "inputSchema", "outputSchema"]);
const fieldsOfHints = new Set(["annotations", "execution", "_meta"]);

/** What changed around the schemas of a tool. */
export function compareDescriptor(tool: string, older: JsonObject, newer: JsonObject): ToolChange[] {
  const changes: ToolChange[] = [];
  const base = { tool, direction: "descriptor" as const, severity: "behavioural" as const };
  const label = code(tool);
  for (const { key, message, reason, from, to } of compareAnnotations(label, fieldsOf(older), fieldsOf(newer))) {
    const [before, after] = [from ?? {}, to ?? {}];
    if (!fieldsOfHints.has(key) || !isObject(before) || !isObject(after)) {
      changes.push({ ...base, path: toPointer([key]), kind: kindOf(key), message, reason, ...values(from, to) });
      continue;
    }
    const [hints, newHints] = [before, after].map((value) => new Map(Object.entries(value)));
    for (const hint of compareAnnotations(`${label}, ${code(key)}`, hints ?? new Map(), newHints ?? new Map())) {
      changes.push({
        ...base,
        ...meaningOf(key, hint.key, hint.to),
        path: toPointer([key, hint.key]),
        kind: kindOf(key),
        message: hint.message,
        ...values(hint.from, hint.to),
      });
    }
  }
  return changes;
}

/** What the specification says of a tool that does not say it. */
const defaults: Readonly<Record<string, JsonObject>> = {
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  execution: { taskSupport: "forbidden" },
};

/** The fields around the schemas; what only says the default is left out. */
function fieldsOf(tool: JsonObject): Map<string, Json> {
  const fields = Object.entries(tool).flatMap(([key, value]): [string, Json][] => {
    if (comparedElsewhere.has(key)) return [];
    const usual = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    if (!usual || !isObject(value)) return [[key, value]];
    const stated = Object.entries(value).filter(([name, inner]) => member(usual, name) !== inner);
    return stated.length === 0 ? [] : [[key, Object.fromEntries(stated)]];
  });
  return new Map(fields);
}

function kindOf(field: string): string {
  const known = ["title", "description", "annotations", "icons", "execution", "_meta"];
  return known.includes(field) ? `${field.replace("_", "")}-changed` : "field-changed";
}

/** A caller that does not ask for a task, or only for one, gets an error from then on. */
function meaningOf(field: string, key: string, to: Json | undefined): Pick<ToolChange, "reason"> & Partial<ToolChange> {
  return field === "execution" && key === "taskSupport" && to === "required"
    ? { severity: "breaking", reason: taskRequired }
    : { reason: fieldReason(field) };
}

function values(from: Json | undefined, to: Json | undefined) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
