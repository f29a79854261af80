import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { JsonObject } from "../types.ts";

const folder = new URL("../../../../shared/corpus/tools-list/", import.meta.url);

/** Whether the published tools lie beside the project. */
export const hasCorpus = existsSync(folder);

/** Every tool of every published list. */
export function corpusTools(): readonly JsonObject[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => JSON.parse(readFileSync(new URL(encodeURIComponent(name), folder), "utf8")).tools);
}
