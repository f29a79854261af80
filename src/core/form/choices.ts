import { isObject, member, sameJson } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { visible } from "../words.ts";
import type { ChoiceOption } from "./form-plan.ts";
import { partsOf, type Resolve } from "./parts.ts";

/** The values that a schema lists as its only ones: `enum`, `const`, or titled constants in a union. Undefined where it lists none. */
export function choicesOf(parts: readonly JsonObject[], resolve: Resolve): ChoiceOption[] | undefined {
  let options: ChoiceOption[] | undefined;
  for (const part of parts) {
    const listed = listedIn(part, resolve);
    if (!listed) continue;
    options = options ? narrowed(options, listed) : listed;
  }
  return options;
}

function narrowed(options: readonly ChoiceOption[], listed: readonly ChoiceOption[]): ChoiceOption[] {
  const texts = new Map(listed.map((option) => [JSON.stringify(option.value), option]));
  return options.flatMap((option) => {
    const same = texts.get(JSON.stringify(option.value));
    return same ? [same.label === valueLabel(same.value) ? option : same] : [];
  });
}

function listedIn(part: JsonObject, resolve: Resolve): ChoiceOption[] | undefined {
  if (Object.hasOwn(part, "const")) return [{ value: part.const as Json, label: valueLabel(part.const as Json) }];
  const values = member(part, "enum");
  if (Array.isArray(values)) return enumOptions(part, values);
  for (const keyword of ["oneOf", "anyOf"]) {
    const branches = member(part, keyword);
    if (!Array.isArray(branches) || branches.length === 0 || branches.length > 2_000) continue;
    const options: ChoiceOption[] = [];
    for (const branch of branches as readonly Json[]) {
      const option = constants(branch, resolve);
      if (!option) break;
      options.push(...option);
    }
    if (options.length >= branches.length) return options;
  }
  return undefined;
}

function enumOptions(part: JsonObject, values: readonly Json[]): ChoiceOption[] {
  const names = [member(part, "enumNames"), member(part, "x-enumNames")].find(Array.isArray) as Json[] | undefined;
  return values.map((value, index) => {
    const name = names?.[index];
    return { value, label: valueLabel(value), ...(typeof name === "string" && { note: name }) };
  });
}

/** The constants of a branch, with its title; a branch for null counts as one. */
function constants(branch: Json, resolve: Resolve): ChoiceOption[] | undefined {
  const { list } = partsOf([branch], resolve);
  const title = list
    .map((part) => member(part, "title") ?? member(part, "description"))
    .find((text) => typeof text === "string");
  const named = (value: Json): ChoiceOption => ({
    value,
    label: valueLabel(value),
    ...(typeof title === "string" && title !== value && { note: title }),
  });
  for (const part of list) {
    if (Object.hasOwn(part, "const")) return isObject(part.const) ? undefined : [named(part.const as Json)];
    const values = member(part, "enum");
    if (Array.isArray(values)) return values.map(named);
    if (member(part, "type") === "null") return [{ value: null, label: "null" }];
  }
  return undefined;
}

/** Text as it is, but text that looks like another value in quotes. */
export function valueLabel(value: Json): string {
  if (typeof value !== "string") return visible(JSON.stringify(value) ?? "");
  const plain =
    value.trim() === value &&
    value !== "" &&
    !/^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{["].*)$/.test(value);
  return visible(plain ? value : JSON.stringify(value));
}

export function optionOf(options: readonly ChoiceOption[], value: Json | undefined): ChoiceOption | undefined {
  return value === undefined ? undefined : options.find((option) => sameJson(option.value, value));
}
