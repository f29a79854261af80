import { member } from "../../json.ts";
import { type Items, itemsOf } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsLiteral } from "../literals/typescript.ts";
import { numberAt } from "../reading.ts";
import type { ZodContext } from "./context.ts";

const anything = trusted("z.unknown()");

export function listCode(schema: JsonObject, pointer: string, context: ZodContext): Code {
  const items = itemsOf(schema);
  const { rest, restKeyword, contains } = items;
  const min = numberAt(schema, "minItems") ?? 0;
  const max = numberAt(schema, "maxItems") ?? Number.POSITIVE_INFINITY;
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
  if (contains !== undefined) {
    const some = numberAt(schema, "minContains") ?? 1;
    const many = numberAt(schema, "maxContains") ?? Number.POSITIVE_INFINITY;
    const inner = context.write(contains, `${pointer}/contains`);
    calls.push(source`.refine(${context.help("contains")}(${inner}, ${tsLiteral(some)}, ${bound(many)}))`);
    context.hide(pointer, "contains");
  }
  return joined(
    [isTuple ? tupleCode(items, min, pointer, context, restCode) : source`z.array(${restCode})`, ...calls],
    "",
  );
}

function tupleCode(items: Items, min: number, pointer: string, context: ZodContext, restCode: Code): Code {
  const { first = [], firstKeyword, rest } = items;
  const places = first.map((child, index) => {
    const inner = context.write(child, `${pointer}/${firstKeyword}/${index}`);
    return index < min ? inner : source`${inner}.optional()`;
  });
  return source`z.tuple([${joined(places, ", ")}]${rest === false ? undefined : source`, ${restCode}`})`;
}

function bound(number: number): Code {
  return Number.isFinite(number) ? tsLiteral(number) : trusted("Number.POSITIVE_INFINITY");
}
