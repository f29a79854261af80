import { isObject, member } from "../../../json.ts";
import { sameJson } from "../../../same.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, nearest } from "../../../words.ts";
import type { Finding, Rule } from "../../rule.ts";

const baseline =
  '{ "name": "run", "inputSchema": { "type": "object", "properties": { "name": { "type": "string" } }, "required": ["name"] } }';

/** The changes that one look at both schemas proves; the comparison of whole schemas is another tool's business. */
export const qualityBreakingChange: Rule = {
  id: "quality/breaking-change",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A change breaks callers of the reviewed version",
  why: "Prompts, saved calls and other programs go on sending what the version before took. A name that is gone, a new required one or fewer values make those calls fail. Speaks only where a baseline is given.",
  source: "Semantic Versioning 2.0.0, section 8",
  examples: {
    settings: { baseline },
    bad: '{ "name": "run", "inputSchema": { "type": "object", «"properties"»: { "command": { "type": "string" } }, "required": [«"command"»] } }',
    good: '{ "name": "run", "inputSchema": { "type": "object", "properties": { "name": { "type": "string" }, "extra": { "type": "string" } }, "required": ["name"] } }',
  },
  *document({ tools }, context) {
    if (context.baseline.size === 0) return;
    const names = tools.map(({ value }) => member(value, "name"));
    for (const name of context.baseline.keys()) {
      if (names.includes(name)) continue;
      const meant = nearest(
        name,
        names.filter((other) => typeof other === "string" && !context.baseline.has(other)) as string[],
      );
      const at = tools[names.indexOf(meant ?? "")]?.path;
      yield {
        path: at ? [...at, "name"] : [],
        message: at
          ? `${code(name)} seems to be called ${code(meant ?? "")} now: callers of the old name get an error`
          : `The tool ${code(name)} is gone: its callers get an error`,
      };
    }
  },
  *tool(tool, context) {
    const name = member(tool, "name");
    const before = typeof name === "string" ? context.baseline.get(name) : undefined;
    const [old, now] = [member(before, "inputSchema"), member(tool, "inputSchema")];
    if (isObject(old) && isObject(now)) yield* compare(old, now, ["inputSchema"]);
  },
};

function* compare(old: JsonObject, now: JsonObject, path: Path): Generator<Finding> {
  const [before, after] = [propertiesOf(old), propertiesOf(now)];
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) {
      const here = [...path, "properties", name];
      const [was, is] = [before[name], after[name]];
      if (isObject(was) && isObject(is)) {
        yield* values(name, was, is, here);
        yield* compare(was, is, here);
      }
      continue;
    }
    const renamed = added.length === 1 && added[0] !== undefined ? `, and ${code(added[0])} is new` : "";
    yield {
      path: [...path, "properties"],
      place: "key",
      message: `${code(name)} is gone${renamed}: calls that send it fail or lose it`,
    };
  }
  const [must, mustNow] = [member(old, "required"), member(now, "required")];
  if (!Array.isArray(mustNow)) return;
  for (const [index, name] of mustNow.entries()) {
    if (typeof name !== "string" || (Array.isArray(must) && must.includes(name))) continue;
    yield {
      path: [...path, "required", index],
      message: `${code(name)} was not required before: calls without it fail now`,
    };
  }
}

/** Fewer values or another type of one property. */
function* values(name: string, was: JsonObject, is: JsonObject, path: Path): Generator<Finding> {
  const [types, typesNow] = [member(was, "type"), member(is, "type")];
  if (typesNow !== undefined && types !== undefined && !list(types).every((type) => allows(typesNow, type))) {
    yield {
      path: [...path, "type"],
      message: `${code(name)} does not take every type that it took: calls that were right fail now`,
    };
  }
  const [set, setNow] = [member(was, "enum"), member(is, "enum")];
  if (!Array.isArray(setNow)) return;
  const lost = Array.isArray(set)
    ? set.filter((value: Json) => !setNow.some((other: Json) => sameJson(value, other)))
    : [];
  if (!Array.isArray(set) || lost.length > 0) {
    yield {
      path: [...path, "enum"],
      message: `${code(name)} takes fewer values than before: calls that were right fail now`,
    };
  }
}

function allows(types: Json, type: Json): boolean {
  return list(types).some((other) => other === type || (other === "number" && type === "integer"));
}

function list(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

function propertiesOf(schema: JsonObject): JsonObject {
  const properties = member(schema, "properties");
  return isObject(properties) ? properties : {};
}
