import { member } from "../../json.ts";
import { declarationAt, foreignShape, wrappedSchema } from "../../mcp/index.ts";
import type { JsonObject } from "../../types.ts";
import { toTool } from "../declared.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer } from "../importer.ts";

export const bedrock: Importer = {
  id: "bedrock",
  title: "Amazon Bedrock tools",
  detect: ({ value }) => share(entriesOf(value), isTool),
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      if (isTool(entry)) {
        const [declaration = declarationAt(entry, [])] = foreignShape(entry)?.declarations ?? [];
        return [toTool(entry, declaration, { prefix: "bedrock" }, reading)];
      }
      // A mark in the list that tells the model's cache how far it reaches.
      reading.notes.note(
        "lost",
        Object.hasOwn(entry, "cachePoint") ? "MCP has no `cachePoint`" : "An entry is no tool",
      );
      return [];
    });
    return { tools };
  },
};

function isTool(entry: JsonObject): boolean {
  return foreignShape(entry)?.field === "toolSpec" || wrappedSchema(member(entry, "inputSchema")) !== undefined;
}
