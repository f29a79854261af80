import { isObject, member } from "../../json.ts";
import { unusedDefinitions } from "../../schema/index.ts";
import type { Path } from "../../types.ts";
import { type Shorten, schemaFields } from "./shortening.ts";

/** Definitions that no reference leads to: generators give all of them to every tool. */
export const unused: Shorten = (tool) => {
  const found = schemaFields.flatMap((field) => {
    const schema = member(tool, field);
    if (!isObject(schema)) return [];
    return unusedDefinitions(schema).map(({ holder, names, isAll }) => ({
      places: names.length,
      paths: isAll ? [[field, holder]] : names.map((name): Path => [field, holder, name]),
    }));
  });
  if (found.length === 0) return [];
  const changes = found.flatMap(({ paths }) => paths.map((path) => ({ kind: "remove" as const, path })));
  return [{ kind: "unused", key: "", changes, places: found.reduce((sum, { places }) => sum + places, 0) }];
};
