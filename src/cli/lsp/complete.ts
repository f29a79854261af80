import { CompletionItemKind } from "vscode-languageserver";
import schema from "../../../schemas/tool-descriptor.schema.json";
import { isObject, type Json, type JsonObject } from "../../core/index.ts";

export interface Suggested {
  readonly label: string;
  readonly documentation: string;
  readonly kind: CompletionItemKind;
}

type Step = string | number;

const definitions = schema.definitions as unknown as Readonly<Record<string, JsonObject>>;
const membersOf = (name: string): JsonObject => {
  const members = definitions[name]?.properties ?? null;
  return isObject(members) ? members : {};
};

/** Below these a name is a parameter, not a keyword. */
const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];

/** The names that may stand at a place: of the list, of a tool, of its hints or of a schema. */
export function suggestions(path: readonly Step[]): readonly Suggested[] {
  return Object.entries(namesAt(path)).map(([label, described]) => ({
    label,
    documentation: isObject(described) && typeof described.description === "string" ? described.description : "",
    kind: CompletionItemKind.Property,
  }));
}

/** What the descriptor's own schema says of the member at a place; undefined where it has none. */
export function describedAt(path: readonly Step[]): string | undefined {
  const name = path.at(-1);
  if (typeof name !== "string") return undefined;
  const described: Json | undefined = Object.hasOwn(namesAt(path.slice(0, -1)), name)
    ? namesAt(path.slice(0, -1))[name]
    : undefined;
  return isObject(described ?? null) ? String((described as JsonObject).description ?? "") || undefined : undefined;
}

function namesAt(path: readonly Step[]): JsonObject {
  const names = path.filter((step): step is string => typeof step === "string");
  const schemaAt = names.findIndex((name) => name === "inputSchema" || name === "outputSchema");
  if (schemaAt >= 0) {
    const isMap = maps.includes(names.at(-1) ?? "") && !maps.includes(names.at(-2) ?? "");
    return isMap ? {} : { ...membersOf("schema"), ...membersOf("keywords") };
  }
  if (names.at(-1) === "annotations") return inside("annotations");
  if (names.at(-1) === "icons") return membersOf("icon");
  if (names.at(-1) === "cases") return membersOf("case");
  if (names.at(-1) === "tools" || typeof path[0] === "number") return membersOf("tool");
  return path.length === 0 ? { ...membersOf("list"), ...membersOf("tool") } : {};
}

function inside(member: string): JsonObject {
  const described: Json = membersOf("tool")[member] ?? null;
  const members = isObject(described) ? (described.properties ?? null) : null;
  return isObject(members) ? members : {};
}
