import type { JsonObject } from "../types.ts";
import { parseDocument } from "./document.ts";
import { isSchemaName } from "./misnamed.ts";
import { isUnreadable } from "./unreadable.ts";

/** What a tool has and a package or a settings file has not, besides the names of its input schema. */
const toolSigns = new Set(["outputSchema", "function", "toolSpec", "functionDeclarations", "function_declarations"]);

/** The fields of a tool that other things have too. */
const sharedFields = new Set(["name", "title", "description", "annotations", "icons", "execution", "_meta"]);

/** Whether a text that was found, not chosen, is about tools: a package has a name and a description too. */
export function holdsTools(text: string): boolean {
  const { tools, faults } = parseDocument(text);
  if (tools.some(({ value }) => isTool(value))) return true;
  // What cannot be read may still be meant for tools, and then somebody must hear of it.
  return isUnreadable(faults) && /["']?(?:inputSchema|input_schema)["']?\s*:/.test(text) && !isProgram(faults);
}

function isTool(value: JsonObject): boolean {
  const keys = Object.keys(value);
  if (keys.some((key) => isSchemaName(key) || toolSigns.has(key))) return true;
  return typeof value.name === "string" && keys.every((key) => sharedFields.has(key));
}

const isProgram = (faults: readonly { readonly kind: string }[]) => faults.some(({ kind }) => kind === "language");
