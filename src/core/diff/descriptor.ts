import { isObject, member } from "../json.ts";
import { toPointer } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { ToolChange } from "./change.ts";
import { compareNotes } from "./compare-notes.ts";

const schemas = new Set(["name", "inputSchema", "outputSchema"]);

/** What changed around the schemas of a tool. */
export function compareDescriptor(tool: string, older: JsonObject, newer: JsonObject): ToolChange[] {
  const changes: ToolChange[] = [];
  const base = { tool, direction: "descriptor" as const, severity: "behavioural" as const };
  const label = code(tool);
  for (const { key, message, reason, from, to } of compareNotes(label, fieldsOf(older), fieldsOf(newer))) {
    const [before, after] = [from ?? {}, to ?? {}];
    if ((key === "annotations" || key === "execution" || key === "_meta") && isObject(before) && isObject(after)) {
      for (const inner of compareNotes(
        `${label}, ${code(key)}`,
        new Map(Object.entries(before)),
        new Map(Object.entries(after)),
      )) {
        changes.push({
          ...base,
          ...worse(key, inner.key, inner.to),
          path: toPointer([key, inner.key]),
          kind: kindOf(key),
          message: inner.message,
          ...values(inner.from, inner.to),
        });
      }
    } else changes.push({ ...base, path: toPointer([key]), kind: kindOf(key), message, reason, ...values(from, to) });
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
    if (schemas.has(key)) return [];
    const usual = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    if (!usual || !isObject(value)) return [[key, value]];
    const said = Object.entries(value).filter(([name, inner]) => member(usual, name) !== inner);
    return said.length === 0 ? [] : [[key, Object.fromEntries(said)]];
  });
  return new Map(fields);
}

function kindOf(field: string): string {
  const known = ["title", "description", "annotations", "icons", "execution", "_meta"];
  return known.includes(field) ? `${field.replace("_", "")}-changed` : "field-changed";
}

/** A caller that does not ask for a task, or only for one, gets an error from then on. */
function worse(field: string, key: string, to: Json | undefined): Pick<ToolChange, "reason"> & Partial<ToolChange> {
  if (field === "execution" && key === "taskSupport" && to === "required") {
    return { severity: "breaking", reason: "Callers that do not ask for a task get an error now." };
  }
  return {
    reason:
      field === "annotations"
        ? "Clients ask people by these hints, or call without asking."
        : field === "execution"
          ? "Clients decide by it how to call the tool."
          : "Clients may read it.",
  };
}

function values(from: Json | undefined, to: Json | undefined) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
