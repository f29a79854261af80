import { distinctJson, isObject, member } from "../json.ts";
import {
  branchesOf,
  isNull,
  membersOf,
  type Parts,
  partsOf,
  type Source,
  sharedTypes,
  valuesOf,
} from "../schema/index.ts";
import { decodeFragment } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import { valueLabel } from "./choices.ts";
import { firstText } from "./parts.ts";

/** More branches than this are no choice that a person makes from a list. */
const maxBranches = 200;

export interface Union {
  readonly branches: readonly UnionBranch[];
  /** One of the branches was null. */
  readonly nullable: boolean;
  /** Branches that only say which members must be there, in words. */
  readonly note?: string;
}

export interface UnionBranch {
  readonly schema: Json;
  readonly label: string;
  readonly tags: readonly (readonly [string, Json])[];
}

/** The unions of some parts that are choices; branches that say nothing about the value are words. */
export function unionsOf(parts: readonly JsonObject[], source: Source): readonly Union[] {
  const found: Union[] = [];
  for (const part of parts) {
    for (const { list } of branchesOf(part, choices)) if (list.length > 0) found.push(unionOf(list, source));
  }
  return found;
}

const choices = ["oneOf", "anyOf"] as const;

function unionOf(list: readonly Json[], source: Source): Union {
  const opened = list.slice(0, maxBranches).map((schema) => ({ schema, parts: partsOf([schema], source) }));
  const others = opened.filter(({ parts }) => !takesOnlyNull(parts));
  const nullable = others.length < opened.length;
  const required = others.map(({ parts }) => onlyRequires(parts));
  if (others.length > 1 && required.every((names) => names !== undefined)) {
    const words = required.map((names) => names?.map(code).join(" and ")).join(", or ");
    return { branches: [], nullable, note: `Needs ${words}` };
  }
  const tag = tagOf(others.map(({ parts }) => parts));
  const labels = new Set<string>();
  const branches = others.map(({ schema, parts }, index) => {
    const value = tag && constantOf(parts, tag);
    let label = firstText(parts.list, "title") ?? (value === undefined ? kindLabel(schema, parts) : valueLabel(value));
    if (labels.has(label)) label = `${label} (${index + 1})`;
    labels.add(label);
    return { schema, label, tags: tagsOf(parts) };
  });
  return { branches, nullable };
}

function takesOnlyNull({ list }: Parts): boolean {
  const types = sharedTypes(list);
  return (types?.length === 1 && types[0] === "null") || list.some(isNull);
}

const saysNothing = new Set(["required", "title", "description", "$comment", "type"]);

/** The names of a branch that does nothing but require them. */
function onlyRequires({ list }: Parts): readonly string[] | undefined {
  const [part, ...others] = list;
  if (!part || others.length > 0 || !Array.isArray(part.required)) return undefined;
  return Object.keys(part).every((key) => saysNothing.has(key)) ? [...membersOf(part).required] : undefined;
}

/** The member that has a different constant in every branch. */
function tagOf(branches: readonly Parts[]): string | undefined {
  const [first] = branches;
  if (!first || branches.length < 2) return undefined;
  return tagsOf(first)
    .map(([name]) => name)
    .find((name) => {
      const values = branches.map((parts) => constantOf(parts, name)).filter((value) => value !== undefined);
      return values.length === branches.length && distinctJson(values).length === values.length;
    });
}

function constantOf(parts: Parts, name: string): Json | undefined {
  return tagsOf(parts).find(([other]) => other === name)?.[1];
}

/** The members of a branch that can only have one value and must be there. */
function tagsOf({ list }: Parts): [string, Json][] {
  const members = list.map(membersOf);
  const required = new Set(members.flatMap((part) => [...part.required]));
  return members.flatMap(({ properties }) =>
    Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
      const [only, ...others] = valuesOf(schema) ?? [];
      return only !== undefined && others.length === 0 && required.has(name) ? [[name, only]] : [];
    }),
  );
}

/** What to call a branch that has no title: its reference, its constant, its members or its type. */
function kindLabel(schema: Json, { list }: Parts): string {
  const reference = member(schema, "$ref");
  if (typeof reference === "string") return decodeFragment(reference.split("/").at(-1) ?? "").slice(0, 60) || "itself";
  const only = list.find((part) => Object.hasOwn(part, "const"));
  if (only) return valueLabel(only.const as Json);
  const names = list.flatMap((part) => {
    const { properties, required } = membersOf(part);
    return isObject(part.properties) ? Object.keys(properties) : [...required];
  });
  if (names.length > 0) return names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");
  const types = sharedTypes(list) ?? [];
  const words: Record<string, string> = { string: "text", array: "list", boolean: "true or false" };
  return types.map((type) => words[type] ?? type).join(" or ") || "any JSON";
}
