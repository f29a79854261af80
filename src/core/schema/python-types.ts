import type { JsonType } from "./view.ts";

/** Types of JSON Schema and of Python that mean the same: read by the importer, written by the exporter. `Literal` stands for `enum`. */
export const pythonTypes: readonly { readonly json: JsonType; readonly python: string }[] = [
  { json: "string", python: "str" },
  { json: "integer", python: "int" },
  { json: "number", python: "float" },
  { json: "boolean", python: "bool" },
  { json: "array", python: "list" },
  { json: "object", python: "dict" },
  { json: "null", python: "None" },
];

export function pythonTypeOf(json: string): string | undefined {
  return pythonTypes.find((row) => row.json === json)?.python;
}

export function jsonTypeOf(python: string): JsonType | undefined {
  return pythonTypes.find((row) => row.python === python)?.json;
}

/** The parameters of `@skill_command` that are MCP annotations, each false unless it is given. */
export const skillHints = [
  { python: "read_only", hint: "readOnlyHint" },
  { python: "destructive", hint: "destructiveHint" },
  { python: "idempotent", hint: "idempotentHint" },
  { python: "open_world", hint: "openWorldHint" },
] as const;
