import { parseDocument } from "../../core/index.ts";

/** What a tool has and a package or a settings file has not. */
const schemaFields = [
  ...["inputSchema", "outputSchema", "input_schema", "parameters"],
  ...["function", "toolSpec", "functionDeclarations", "function_declarations"],
];

/** Whether a text that was found in a folder is about tools: a package has a name too. */
export function holdsTools(text: string): boolean {
  const { tools } = parseDocument(text);
  return tools.some(({ value }) => schemaFields.some((field) => Object.hasOwn(value, field)));
}
