import { isObject, member, sameJson } from "../../json.ts";
import { dependenciesOf, isPattern, membersOf } from "../../schema/index.ts";
import { toPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsKey, tsLiteral } from "../literals/typescript.ts";
import { numberAt, propertiesOf } from "../reading.ts";
import type { ZodContext } from "./context.ts";
import { propertyCode } from "./metadata.ts";
import { regularExpression } from "./scalars.ts";

/** Zod reads members by name, so that one which every object inherits is never missing for it. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const dropped = "__proto__";

export function objectCode(schema: JsonObject, pointer: string, context: ZodContext): Code {
  const { properties, required, unnamed, additional } = propertiesOf(schema);
  const patterns = patternsOf(schema, pointer, context);
  const place = (name: string) => pointer + toPointer(["properties", name]);
  const odd = properties.filter(([name]) => inherited.has(name) && name !== dropped);
  const plain = properties.filter(([name]) => !inherited.has(name));
  const rest =
    additional === undefined ? trusted("z.unknown()") : context.write(additional, `${pointer}/additionalProperties`);
  const members = [
    ...plain.map(([name, child]) => {
      const inner = propertyCode(child, place(name), required.has(name), context);
      return source`${tsKey(name)}: ${inner},`;
    }),
    ...unnamed.filter((name) => !inherited.has(name)).map((name) => source`${tsKey(name)}: ${rest},`),
  ];
  const calls: Code[] = [];
  const checksMembers = patterns.length > 0 || odd.length > 0;
  if (checksMembers) {
    const known = [
      ...plain.map(([name]) => source`[${tsLiteral(name)}, z.unknown()]`),
      ...odd.map(([name, child]) => source`[${tsLiteral(name)}, ${context.write(child, place(name))}]`),
    ];
    const map = known.length > 0 ? source`new Map<string, z.ZodType>([${joined(known, ", ")}])` : trusted("new Map()");
    calls.push(source`.refine(${context.help("membersFit")}(${map}, [${joined(patterns, ", ")}], ${rest}))`);
    context.hide(pointer, patterns.length > 0 ? "patternProperties" : "properties");
  }
  if (required.has(dropped) || properties.some(([name]) => name === dropped)) {
    context.lose(place(dropped), `Zod drops a member called ${code(dropped)}: it is neither required nor checked`);
  }
  for (const name of required) {
    if (inherited.has(name) && name !== dropped)
      calls.push(source`.refine(${context.help("hasMember")}(${tsLiteral(name)}))`);
  }
  calls.push(...sizeCalls(schema, pointer, context), ...dependencyCalls(schema, pointer, context));
  const base = baseCode(shapeCode(members), checksMembers ? true : additional, rest, pointer === "");
  return joined([base, ...calls], "");
}

function shapeCode(members: readonly Code[]): Code {
  if (members.length === 0) return trusted("{}");
  return source`
    {
      ${members}
    }
  `;
}

/** At the root it is an object even without members, for the SDK takes nothing else. */
function baseCode(shape: Code, additional: Json | undefined, rest: Code, isRoot: boolean): Code {
  if (additional === false) return source`z.strictObject(${shape})`;
  if (!isObject(additional) || Object.keys(additional).length === 0) return source`z.looseObject(${shape})`;
  return shape.text === "{}" && !isRoot
    ? source`z.record(z.string(), ${rest})`
    : source`z.object(${shape}).catchall(${rest})`;
}

function patternsOf(schema: JsonObject, pointer: string, context: ZodContext): Code[] {
  return Object.entries(membersOf(schema).patterns).flatMap(([pattern, child]) => {
    const place = pointer + toPointer(["patternProperties", pattern]);
    if (isPattern(pattern)) return [source`[${regularExpression(pattern)}, ${context.write(child, place)}]`];
    context.lose(place, `The pattern ${code(pattern)} is left out: it is no regular expression`);
    return [];
  });
}

function sizeCalls(schema: JsonObject, pointer: string, context: ZodContext): Code[] {
  const min = numberAt(schema, "minProperties");
  const max = numberAt(schema, "maxProperties");
  const names = member(schema, "propertyNames");
  const calls: Code[] = [];
  if (min !== undefined || max !== undefined) {
    const end = max === undefined ? trusted("Number.POSITIVE_INFINITY") : tsLiteral(max);
    calls.push(source`.refine(${context.help("hasSize")}(${tsLiteral(min ?? 0)}, ${end}))`);
    context.hide(pointer, min === undefined ? "maxProperties" : "minProperties");
  }
  // That names are text needs no check.
  if (names !== undefined && names !== true && !sameJson(names, { type: "string" })) {
    const inner = context.write(names, `${pointer}/propertyNames`, ["string"]);
    calls.push(source`.refine(${context.help("namesFit")}(${inner}))`);
    context.hide(pointer, "propertyNames");
  }
  return calls;
}

function dependencyCalls(schema: JsonObject, pointer: string, context: ZodContext): Code[] {
  return dependenciesOf(schema).map(({ keyword, name, needs, schema: needed }) => {
    context.hide(pointer, keyword);
    if (needs) return source`.refine(${context.help("dependsOn")}(${tsLiteral(name)}, ${tsLiteral(needs)}))`;
    const inner = context.write(needed, pointer + toPointer([keyword, name]), ["object"]);
    return source`.refine(${context.help("fitsWith")}(${tsLiteral(name)}, ${inner}))`;
  });
}
