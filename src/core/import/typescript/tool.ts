import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { leftOver } from "../declared.ts";
import { definitionTool } from "../definition-tool.ts";
import type { ImportNoteKind, Reading } from "../importer.ts";
import { shapeFrom, short } from "../zod/building.ts";
import { render } from "../zod/render.ts";
import { zodOf } from "../zod/schema.ts";
import type { Evaluator } from "./evaluator.ts";
import type { Registration } from "./registrations.ts";
import { foreignLibraries } from "./resolve.ts";
import { jsonOf, memberOf, textOf, type Unknown, type Value } from "./value.ts";

const same = ["annotations", "_meta", "icons", "execution"];
/** Functions, and what frameworks say of themselves. */
const silent = new Set([
  ...[
    "handler",
    "execute",
    "cb",
    "callback",
    "run",
    "func",
    "call",
    "type",
    "id",
    "name",
    "invoke",
    "fn",
    "verboseParsingErrors",
  ],
  ...["render", "toModelOutput", "onInputStart", "onInputDelta", "onInputAvailable", "needsApproval", "responseFormat"],
]);

/** A registration as an MCP tool; undefined where its name is not known. */
export function toolOf(registration: Registration, evaluator: Evaluator, reading: Reading): JsonObject | undefined {
  const { fields, node, module, kind } = registration;
  const line = module.lineAt(node.from);
  const name = textOf(registration.name);
  if (name === undefined) {
    reading.notes.note(
      "lost",
      `The name of a tool on line ${line} is computed: it is left out. Ask the running server for it`,
    );
    return undefined;
  }
  const note = (of: ImportNoteKind, message: string) => reading.notes.note(of, message, name);
  const lose = (field: string) => (what: Unknown) =>
    note(
      "lost",
      `${code(field)} is computed (${code(short(what.text))} on line ${what.line}): its value is not known here`,
    );
  const schemaAt = (field: string, side: "input" | "output") => {
    const value = fields.get(field)?.();
    return value === undefined || value.kind === "undefined"
      ? undefined
      : schemaOf(value, side, registration, evaluator, note);
  };
  const json = (field: string): Json | undefined => {
    const value = fields.get(field)?.();
    if (value?.kind === "object" && value.open)
      note("lost", `Some members of ${code(field)} are spread from elsewhere and cannot be read`);
    return value && jsonOf(value, lose(field));
  };
  if (registration.isOpen) note("lost", "Some fields of the tool are spread from elsewhere and cannot be read");
  const input = schemaAt("inputSchema", "input");
  if (registration.listsOutput && fields.get("inputSchema")?.().kind === "zod") {
    note(
      "mapped",
      "Read as FastMCP lists it: members with a default are required, and members without a name are refused",
    );
  }
  if (kind === "definition") {
    const others = [...fields.keys()].filter(
      (key) => !silent.has(key) && !["inputSchema", "outputSchema"].includes(key),
    );
    const known = others
      .map((key) => [key, json(key)] as const)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined);
    const output = schemaAt("outputSchema", "output");
    return definitionTool(
      { name, ...Object.fromEntries(known), ...(input && { schema: input }), ...(output && { outputSchema: output }) },
      reading,
    );
  }
  const title = json("title");
  const description = json("description");
  const output = schemaAt("outputSchema", "output");
  const rest = same
    .map((field) => [field, json(field)] as const)
    .filter((entry): entry is [string, Json] => entry[1] !== undefined);
  const other = [...fields.keys()].filter(
    (key) =>
      !silent.has(key) && !same.includes(key) && !["inputSchema", "outputSchema", "title", "description"].includes(key),
  );
  const left = leftOver(name, Object.fromEntries(other.map((key) => [key, json(key)])), "typescript", reading);
  const meta = { ...(isObject(json("_meta")) ? (json("_meta") as JsonObject) : {}), ...left._meta };
  return {
    name,
    ...(typeof title === "string" && { title }),
    ...(typeof description === "string" && { description }),
    inputSchema: input ?? { type: "object", properties: {} },
    ...(output && { outputSchema: output }),
    ...Object.fromEntries(rest.filter(([field]) => field !== "_meta")),
    ...(Object.keys(meta).length > 0 && { _meta: meta }),
  };
}

function schemaOf(
  value: Value,
  side: "input" | "output",
  { module, node, listsOutput = false }: Registration,
  evaluator: Evaluator,
  note: (kind: ImportNoteKind, message: string) => void,
): JsonObject {
  const { building } = evaluator;
  const rendering = {
    side: listsOutput ? "output" : side,
    version: building.version,
    lose: (message: string) => note("lost", message),
  } as const;
  if (value.kind === "zod") return rooted(render(value.schema, rendering));
  if (value.kind === "schema") return rooted(value.value);
  if (value.kind === "object" && textOf(memberOf(value, "type")) === undefined && !value.members.has("$ref")) {
    return render(zodOf({ type: "object", shape: shapeFrom(value, building), rest: "strip" }), rendering);
  }
  if (value.kind === "object") {
    const json = jsonOf(value, ({ text, line }) =>
      note("lost", `${code(short(text))} on line ${line} is computed: its value is not known here`),
    );
    if (isObject(json)) return json;
  }
  const foreign = foreignIn(module.text);
  const line = value.kind === "unknown" ? value.line : module.lineAt(node.from);
  const what = value.kind === "unknown" ? code(short(value.text)) : "The schema";
  note(
    "lost",
    foreign
      ? `The schema on line ${line} is one of ${foreign}, which is recognised and not read: any object is allowed. Give it as JSON Schema, or ask the running server`
      : `${what} on line ${line} cannot be read without running it: any object is allowed`,
  );
  return { type: "object" };
}

/** MCP wants an object at the root. */
function rooted(schema: JsonObject): JsonObject {
  return schema.type === undefined ? { type: "object", ...schema } : schema;
}

function foreignIn(text: string): string | undefined {
  const sources = [...text.matchAll(/\bfrom\s*["']([^"']{1,100})["']|\brequire\(["']([^"']{1,100})["']\)/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  return foreignLibraries.find(([pattern]) => sources.some((source) => pattern.test(source)))?.[2];
}
