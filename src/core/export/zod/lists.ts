import { member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsLiteral } from "../literals/typescript.ts";
import { itemsOf, numberAt } from "../reading.ts";
import type { ZodContext } from "./context.ts";

const anything = trusted("z.unknown()");

export function listCode(schema: JsonObject, pointer: string, context: ZodContext): Code {
  const items = itemsOf(schema);
  const { rest, restKeyword, min, max } = items;
  const restCode = rest === undefined ? anything : context.write(rest, `${pointer}/${restKeyword}`);
  const isTuple = items.first !== undefined && items.first.length > 0;
  const calls: Code[] = [];
  if (isTuple) {
    if (min > (items.first?.length ?? 0) || max < Number.POSITIVE_INFINITY) {
      calls.push(source`.refine(${context.help("hasLength")}(${tsLiteral(min)}, ${bound(max)}))`);
      context.hide(pointer, "minItems");
    }
  } else {
    if (min > 0) calls.push(source`.min(${tsLiteral(min)})`);
    if (max < Number.POSITIVE_INFINITY) calls.push(source`.max(${tsLiteral(max)})`);
  }
  if (member(schema, "uniqueItems") === true) {
    calls.push(source`.refine(${context.help("isUnique")})`);
    context.hide(pointer, "uniqueItems");
  }
  const contained = member(schema, "contains");
  if (contained !== undefined) {
    const some = numberAt(schema, "minContains") ?? 1;
    const many = numberAt(schema, "maxContains") ?? Number.POSITIVE_INFINITY;
    const inner = context.write(contained, `${pointer}/contains`);
    calls.push(source`.refine(${context.help("contains")}(${inner}, ${tsLiteral(some)}, ${bound(many)}))`);
    context.hide(pointer, "contains");
  }
  return joined([isTuple ? tupleCode(schema, pointer, context, restCode) : source`z.array(${restCode})`, ...calls], "");
}

function tupleCode(schema: JsonObject, pointer: string, context: ZodContext, restCode: Code): Code {
  const { first = [], firstKeyword, rest, min } = itemsOf(schema);
  const places = first.map((child, index) => {
    const inner = context.write(child, `${pointer}/${firstKeyword}/${index}`);
    return index < min ? inner : source`${inner}.optional()`;
  });
  return source`z.tuple([${joined(places, ", ")}]${rest === false ? undefined : source`, ${restCode}`})`;
}

function bound(number: number): Code {
  return Number.isFinite(number) ? tsLiteral(number) : trusted("Number.POSITIVE_INFINITY");
}
