import type { Json, JsonObject } from "../../core/index.ts";
import type { Failure } from "../host.ts";

/** What a tool may reach: texts, and files below one folder. */
export interface Reach {
  /** A text as it was given, or the text of the file that `file:<path>` names. */
  textOf(given: Json | undefined, called?: string): Promise<string | Failure>;
}

/** A tool for agents. Its descriptor is all that a model sees. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Readonly<Record<string, JsonObject>>;
  readonly output: Readonly<Record<string, JsonObject>>;
  /** A failure says what to do: a model reads it. */
  run(args: JsonObject, reach: Reach): Promise<JsonObject | Failure>;
}

/** Everything is computed here: nothing is written, nothing is fetched, and the same call gives the same answer. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Every argument is required: model APIs in their strict mode take no other tools. One that says nothing has a value for that. */
export function descriptorOf({ name, title, description, input, output }: AgentTool): JsonObject {
  return {
    name,
    title,
    description,
    inputSchema: { type: "object", properties: input, required: Object.keys(input), additionalProperties: false },
    outputSchema: { type: "object", properties: output, required: Object.keys(output) },
    annotations,
  };
}

export const document: JsonObject = {
  type: "string",
  description:
    "The document: JSON text with one tool, a list of tools, or an object with tools. Or file:<path> for a file below the folder that the server was started with.",
};

export const toolName: JsonObject = {
  type: "string",
  description: "The name of the tool; an empty text where the document holds only one.",
};

export const text = (description: string): JsonObject => ({ type: "string", description });
export const list = (description: string, properties: Readonly<Record<string, JsonObject>>): JsonObject => ({
  type: "array",
  description,
  items: { type: "object", properties, required: Object.keys(properties) },
});
