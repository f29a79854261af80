import { isObject, member, sameJson } from "../json.ts";
import { branchesOf, isNull, partsOf, type Source, valuesOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { visible } from "../words.ts";
import type { ChoiceOption } from "./form-plan.ts";

/** The values that a schema lists as its only ones: `enum`, `const`, or titled constants in a union. Undefined where it lists none. */
export function choicesOf(parts: readonly JsonObject[], source: Source): ChoiceOption[] | undefined {
  let options: ChoiceOption[] | undefined;
  for (const part of parts) {
    const listed = listedIn(part, source);
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

/** More constants than this are no list that a person chooses from. */
const maxBranches = 2_000;

function listedIn(part: JsonObject, source: Source): ChoiceOption[] | undefined {
  const values = valuesOf(part);
  if (values) return valueOptions(part, values);
  for (const { list } of branchesOf(part, ["oneOf", "anyOf"])) {
    if (list.length === 0 || list.length > maxBranches) continue;
    const options: ChoiceOption[] = [];
    for (const branch of list) {
      const option = constants(branch, source);
      if (!option) break;
      options.push(...option);
    }
    if (options.length >= list.length) return options;
  }
  return undefined;
}

function valueOptions(part: JsonObject, values: readonly Json[]): ChoiceOption[] {
  if (Object.hasOwn(part, "const")) return values.map((value) => ({ value, label: valueLabel(value) }));
  const names = [member(part, "enumNames"), member(part, "x-enumNames")].find(Array.isArray) as Json[] | undefined;
  return values.map((value, index) => {
    const name = names?.[index];
    return { value, label: valueLabel(value), ...(typeof name === "string" && { note: name }) };
  });
}

/** The constants of a branch, with its title; a branch for null counts as one. */
function constants(branch: Json, source: Source): ChoiceOption[] | undefined {
  const { list } = partsOf([branch], source);
  const title = list
    .map((part) => member(part, "title") ?? member(part, "description"))
    .find((text) => typeof text === "string");
  const named = (value: Json): ChoiceOption => ({
    value,
    label: valueLabel(value),
    ...(typeof title === "string" && title !== value && { note: title }),
  });
  for (const part of list) {
    const values = valuesOf(part);
    if (values) return isObject(member(part, "const")) ? undefined : values.map(named);
    if (isNull(part)) return [{ value: null, label: "null" }];
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
