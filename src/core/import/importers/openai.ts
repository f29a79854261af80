import { isObject, member } from "../../json.ts";
import { declarationAt, foreignShape } from "../../mcp/index.ts";
import { isSchemaName } from "../../text/index.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { toTool } from "../declared.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer } from "../importer.ts";

/** The chat form has all under `function`; the Responses form and the old one of functions have it in the tool itself. */
export const openai: Importer = {
  id: "openai",
  title: "OpenAI tools",
  detect({ value }) {
    const entries = entriesOf(value);
    // The bare form is that of many: other formats say more clearly what they are.
    return share(entries, isMarked) || share(entries, isTool) * 0.8;
  },
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      if (isTool(entry)) {
        const [declaration = declarationAt(entry, [])] = foreignShape(entry)?.declarations ?? [];
        return [toTool(entry, declaration, { prefix: "openai", markers: ["type"] }, reading)];
      }
      if (Object.hasOwn(entry, "inputSchema")) return [entry];
      const type = member(entry, "type");
      const what = typeof type === "string" ? `The ${code(type)} tool is OpenAI's own` : "An entry is no function";
      reading.notes.note("lost", `${what}: it has no MCP descriptor`);
      return [];
    });
    return { tools };
  },
};

function isMarked(entry: JsonObject): boolean {
  return foreignShape(entry)?.field === "function" || (member(entry, "type") === "function" && isTool(entry));
}

function isTool(entry: JsonObject): boolean {
  if (Object.hasOwn(entry, "inputSchema") || Object.hasOwn(entry, "toolName")) return false;
  if (foreignShape(entry)?.field === "function") return true;
  if (typeof member(entry, "name") !== "string") return false;
  const schema = Object.keys(entry).find((key) => isSchemaName(key) && !/input/i.test(key));
  return schema === undefined ? member(entry, "type") === "function" : isObject(entry[schema]);
}
