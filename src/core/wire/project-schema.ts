import { isObject, member } from "../json.ts";
import { outputForm } from "../mcp/index.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { code, inWords } from "../words.ts";
import type { Step } from "./exchange.ts";
import { wrapOutput } from "./wrap-output.ts";

export interface ProjectedSchema {
  readonly schema: JsonObject;
  readonly steps: readonly Step[];
}

/** An inputSchema as a revision takes it: what it refuses is written in another way or left out. */
export function projectInput(value: Json | undefined, revision: Revision): ProjectedSchema {
  if (!isObject(value)) {
    const given = value === undefined ? "is missing" : `is ${inWords(value)}`;
    return {
      schema: { type: "object" },
      steps: [
        {
          kind: "added",
          path: [],
          message: `Added: \`inputSchema\` ${given}, and every tool needs one for an object.`,
        },
      ],
    };
  }
  const steps: Step[] = [];
  const type = member(value, "type");
  if (type !== "object") {
    const given = type === undefined ? "is missing" : `is ${code(JSON.stringify(type))}`;
    steps.push({
      kind: type === undefined ? "added" : "changed",
      path: ["type"],
      message: `${type === undefined ? "Added" : "Changed"}: \`type\` ${given}, and every revision demands \`object\` here.`,
    });
  }
  const schema = type === "object" ? value : { type: "object", ...without(value, "type") };
  const root = projectRoot(schema, revision);
  return { schema: root.schema, steps: [...steps, ...root.steps] };
}

/** An outputSchema as a revision takes it; undefined where it takes none. */
export function projectOutput(value: Json, revision: Revision): ProjectedSchema | Step {
  const { structured } = revision.messages;
  if (!isObject(value)) {
    const message = `Dropped: \`outputSchema\` is ${inWords(value)}, and ${revision.id} takes only a schema in braces.`;
    return { kind: "dropped", path: [], message };
  }
  const form = structured === "object" ? outputForm(value) : "as it is";
  if (form === "as it is") return projectRoot(value, revision);
  if (form === "wrapped") return { schema: wrapOutput(value), steps: [wrapStep(value, revision)] };
  const root = projectRoot({ type: "object", ...value }, revision);
  return { schema: root.schema, steps: [stampStep(revision), ...root.steps] };
}

export function wrapStep(schema: JsonObject, { id }: Revision): Step {
  const type = member(schema, "type");
  const root = type === undefined ? "has no `type`" : `is not \`object\` but ${code(JSON.stringify(type))}`;
  return {
    kind: "wrapped",
    path: type === undefined ? [] : ["type"],
    message: `Wrapped: the root ${root}, and ${id} takes only objects, so it is sent as the property \`result\` of one.`,
  };
}

export function stampStep({ id, messages }: Revision): Step {
  const why =
    messages.structured === "any"
      ? "`McpServer` of the official SDK adds it where a schema is plainly one for objects; the low-level `Server` sends the schema as it is."
      : `${id} demands \`object\`. \`McpServer\` of the official SDK adds it where a schema is plainly one for objects; its low-level \`Server\` wraps the schema as \`result\` instead.`;
  return { kind: "added", path: [], message: `Added: \`type\` is missing, and ${why}` };
}

/** What the revision says about the root of a schema of a tool, besides its `type`. */
function projectRoot(schema: JsonObject, { id, messages }: Revision): ProjectedSchema {
  const steps: Step[] = [];
  const drop = (key: string, why: string) => steps.push({ kind: "dropped", path: [key], message: `Dropped: ${why}` });
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (key === "$schema" && messages.dialectDeclared && typeof value !== "string") {
      drop(key, `\`$schema\` is ${inWords(value)}, and ${id} takes only text.`);
      return [];
    }
    if (messages.booleanParameters) return [[key, value]];
    if (key === "required" && !(Array.isArray(value) && value.every((name: Json) => typeof name === "string"))) {
      drop(key, `\`required\` is ${inWords(value)}, and ${id} takes only a list of names.`);
      return [];
    }
    if (key !== "properties") return [[key, value]];
    if (!isObject(value)) {
      drop(key, `\`properties\` is ${inWords(value)}, and ${id} takes only schemas by name.`);
      return [];
    }
    return [[key, projectProperties(value, id, steps)]];
  });
  return { schema: steps.length === 0 ? schema : Object.fromEntries(entries), steps };
}

/** `true` and `false` as the schemas in braces that mean the same. */
function projectProperties(properties: JsonObject, id: string, steps: Step[]): JsonObject {
  const entries = Object.entries(properties).map(([name, schema]): [string, Json] => {
    if (isObject(schema)) return [name, schema];
    const replacement: JsonObject = schema === false ? { not: {} } : {};
    const means = typeof schema === "boolean" ? ", which means the same" : "";
    steps.push({
      kind: "changed",
      path: ["properties", name],
      message: `Changed: the schema of ${code(name)} is ${inWords(schema)}, and ${id} takes only schemas in braces, so it is sent as \`${JSON.stringify(replacement)}\`${means}.`,
    });
    return [name, replacement];
  });
  return Object.fromEntries(entries);
}

function without(value: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
