import { member } from "../../json.ts";
import { declarationAt } from "../../mcp/index.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { toTool } from "../declared.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer } from "../importer.ts";

export const anthropic: Importer = {
  id: "anthropic",
  title: "Anthropic tools",
  detect: ({ value }) => share(entriesOf(value), isTool) * 0.95,
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      if (isTool(entry))
        return [toTool(entry, declarationAt(entry, []), { prefix: "anthropic", markers: ["type"] }, reading)];
      if (Object.hasOwn(entry, "inputSchema")) return [entry];
      const name = member(entry, "name") ?? member(entry, "type");
      const what = typeof name === "string" ? `The tool ${code(name)} is Anthropic's own` : "An entry is no tool";
      reading.notes.note("lost", `${what}: it has no MCP descriptor`);
      return [];
    });
    return { tools };
  },
};

function isTool(entry: JsonObject): boolean {
  return Object.hasOwn(entry, "input_schema") && !Object.hasOwn(entry, "inputSchema");
}
