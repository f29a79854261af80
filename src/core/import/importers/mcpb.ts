import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Importer } from "../importer.ts";
import type { ImportSource } from "../source.ts";

/** The manifest of a bundle (`.mcpb`, before `.dxt`): its tools by name and description. */
export const mcpb: Importer = {
  id: "mcpb",
  title: "MCP bundle manifest",
  detect: (source) => (manifestIn(source) ? 1 : 0),
  read(source, { notes }) {
    const manifest = manifestIn(source);
    const listed = member(manifest, "tools");
    const tools = Array.isArray(listed)
      ? (listed as readonly Json[]).filter(isObject).filter((tool) => typeof tool.name === "string")
      : [];
    if (tools.length === 0) {
      notes.note(
        "advice",
        "The manifest names no tools: ask the running server for them with `tools/list`, and open the answer",
      );
      return { tools: [] };
    }
    if (tools.some((tool) => !Object.hasOwn(tool, "inputSchema"))) {
      notes.note("guessed", "A manifest has no schemas: any arguments are allowed. The running server tells them");
    }
    if (member(manifest, "tools_generated") === true)
      notes.note("advice", `${code("tools_generated")} says that the server has more tools than these`);
    return {
      tools: tools.map((tool) => ({
        ...tool,
        ...(!Object.hasOwn(tool, "inputSchema") && { inputSchema: { type: "object" } }),
      })),
    };
  },
};

function manifestIn({ kind, value }: ImportSource): JsonObject | undefined {
  if (kind !== "json" || !isObject(value) || !isObject(member(value, "server"))) return undefined;
  const isManifest = Object.hasOwn(value, "manifest_version") || Object.hasOwn(value, "dxt_version");
  return isManifest ? value : undefined;
}
