import { code } from "../../words.ts";
import type { Words } from "./members.ts";

export const toolAdded: Required<Words> = { message: "New tool", reason: "Nobody calls it yet." };

export function toolRemoved(name: string): Required<Words> {
  return {
    message: `The tool ${code(name)} is gone`,
    reason: "Its callers get an error: no tool has that name.",
  };
}

export function toolRenamed(from: string, to: string): Required<Words> {
  return {
    message: `${code(from)} was renamed to ${code(to)}`,
    reason: `Callers of ${code(from)} get an error: no tool has that name.`,
  };
}

export const outputSchemaAdded: Required<Words> = {
  message: "`outputSchema` was added",
  reason: "Results had no promised shape before, so nobody counts on another one.",
};

export const outputSchemaRemoved: Required<Words> = {
  message: "`outputSchema` is gone",
  reason: "Readers of `structuredContent` may find none, or one of another shape.",
};

/** Why a change of a field inside of `annotations`, `execution` or `_meta` matters. */
export function fieldReason(field: string): string {
  if (field === "annotations") return "Clients ask people by these hints, or call without asking.";
  return field === "execution" ? "Clients decide by it how to call the tool." : "Clients may read it.";
}

export const taskRequired = "Callers that do not ask for a task get an error now.";

/** New words of a schema that describe no value. */
export function unusedTextChanged(keyword: string): Required<Words> {
  const where = keyword === "$comment" ? "beside the schema" : "in a definition that nothing refers to";
  return {
    message: `${code(keyword)} says something new ${where}`,
    reason: "It describes no value, but a model that is given the whole schema reads it.",
  };
}
