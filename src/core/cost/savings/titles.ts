import { isObject, member } from "../../json.ts";
import { subschemas } from "../../schema/index.ts";
import type { JsonObject, Path } from "../../types.ts";
import { removing } from "./removing.ts";
import { type Shorten, schemaFields } from "./shortening.ts";

/** What libraries write of themselves: `Max Results` for `max_results`, `get_weatherArguments` for the whole. */
export const titles: Shorten = (tool) => removing("titles", [...generatedTitles(tool)]);

function* generatedTitles(tool: JsonObject): Generator<Path> {
  const name = bare(String(member(tool, "name") ?? ""));
  for (const field of schemaFields) {
    for (const { schema, path } of subschemas(member(tool, field) ?? {}, [field])) {
      const title = isObject(schema) ? member(schema, "title") : undefined;
      if (typeof title !== "string") continue;
      const isRoot =
        path.length === 1 &&
        new RegExp(`^${name}(arguments|args|input|output|result|params|schema)?$`).test(bare(title));
      const key = ["properties", "$defs", "definitions"].includes(String(path.at(-2)))
        ? String(path.at(-1))
        : undefined;
      if (isRoot || (key !== undefined && bare(title) === bare(key))) yield [...path, "title"];
    }
  }
}

/** Letters and digits alone: nothing in it is special in a pattern. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
