import { asClient, type ClientOptions } from "../clients/index.ts";
import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

/** A tool as it goes to a model. */
export interface Sent {
  readonly value: JsonObject;
  /** Fields of the tool that stay behind. */
  readonly left: readonly string[];
  /** False where nobody publishes what is sent: then the schema is counted as it is written. */
  readonly isKnown: boolean;
}

export interface SentBy extends ClientOptions {
  readonly client: string;
}

/** What a model gets: the whole descriptor, or what a client makes of it. A host hands on name, description and input schema alone. */
export function sentTool(tool: JsonObject, by: SentBy | undefined): Sent {
  if (!by) return { value: tool, left: [], isKnown: true };
  const { name, schema, verdict, steps, problem } = asClient(tool, by);
  if (problem !== undefined) return { value: tool, left: [], isKnown: false };
  const own = member(tool, "inputSchema");
  const isKnown = schema !== null || verdict === "refused";
  const input: Json | undefined = schema ?? (isObject(own) ? own : undefined);
  const description = descriptionOf(tool, steps);
  return {
    value: {
      name,
      ...(description !== undefined && { description }),
      ...(input !== undefined && { inputSchema: input }),
    },
    left: Object.keys(tool).filter((field) => !["name", "description", "inputSchema"].includes(field)),
    isKnown,
  };
}

type Steps = ReturnType<typeof asClient>["steps"];

/** Cut or filled in, as the steps say. */
function descriptionOf(tool: JsonObject, steps: Steps): string | undefined {
  const own = member(tool, "description");
  const text = typeof own === "string" ? own : undefined;
  for (const { code, args } of steps) {
    if (code === "description-filled" && typeof args.text === "string") return args.text;
    if (code === "description-cut" && typeof args.max === "number") return text?.slice(0, args.max);
  }
  return text;
}
