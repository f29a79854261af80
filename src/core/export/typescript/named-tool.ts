import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Code } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { fileNames } from "../file-names.ts";
import { identifiers } from "../identifiers.ts";
import { tsReserved } from "../literals/typescript.ts";
import { loss, nameOf, schemaOf } from "../tool.ts";

/** A tool with the names that it has in TypeScript. */
export interface NamedTool {
  readonly tool: JsonObject;
  readonly name: string;
  /** Without an ending. */
  readonly file: string;
  readonly register: Code;
  readonly handle: Code;
  readonly argumentsType: Code;
  readonly resultType: Code;
  /** Whether a server can hold it beside the tools before it. */
  readonly registrable: boolean;
}

/** The schemas that a tool has, each with the type for what it describes. */
export function sidesOf({ tool, argumentsType, resultType }: NamedTool) {
  const sides = [
    ["inputSchema", argumentsType],
    ["outputSchema", resultType],
  ] as const;
  return sides.flatMap(([field, type]) => {
    const schema = schemaOf(tool, field);
    return schema ? [{ field, type, schema }] : [];
  });
}

export function nameTools(tools: readonly JsonObject[]): {
  readonly named: readonly NamedTool[];
  readonly notes: ExportNote[];
} {
  const file = fileNames("tool");
  const functions = identifiers({ form: "camel", reserved: tsReserved, fallback: "tool" });
  const types = identifiers({ form: "pascal", reserved: tsReserved, fallback: "Tool" });
  const seen = new Set<string>();
  const notes: ExportNote[] = [];
  const named = tools.map((tool, index) => {
    const name = nameOf(tool);
    const problem = unregistrable(name, seen);
    if (problem) notes.push(loss(tool, ["name"], problem));
    seen.add(name);
    const key = String(index);
    return {
      tool,
      name,
      file: file(name, key),
      register: functions(`register ${name || "tool"}`, `register${key}`),
      handle: functions(`handle ${name || "tool"}`, `handle${key}`),
      argumentsType: types(`${name || "tool"} arguments`, `arguments${key}`),
      resultType: types(`${name || "tool"} result`, `result${key}`),
      registrable: problem === undefined,
    };
  });
  return { named, notes };
}

/** The SDK keeps tools as members of a plain object, so that inherited names look taken. */
const inherited = new Set([
  ...[
    "constructor",
    "toString",
    "valueOf",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
  ],
  ...["__proto__", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__"],
]);

function unregistrable(name: string, seen: ReadonlySet<string>): string | undefined {
  if (seen.has(name))
    return `A second tool is called ${code(name)}: the SDK takes each name once, so it is not registered`;
  return inherited.has(name) ? `The SDK cannot register a tool called ${code(name)}: rename it` : undefined;
}
