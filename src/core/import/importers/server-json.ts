import { isObject, member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Importer } from "../importer.ts";
import type { ImportSource } from "../source.ts";

/** An entry of the MCP registry: where a server is, not what it can do. */
export const serverJson: Importer = {
  id: "server-json",
  title: "MCP registry entry",
  detect: (source) => (entryIn(source) ? 0.95 : 0),
  read(source, { notes }) {
    const entry = entryIn(source);
    if (!entry) return { tools: [] };
    const name = String(member(entry, "name"));
    notes.note(
      "advice",
      `This describes the server ${code(name)} for the registry: how to get and start it, not what its tools are. Ask the running server for them with \`tools/list\`, and open the answer`,
    );
    return { tools: [] };
  },
};

function entryIn({ kind, value }: ImportSource): JsonObject | undefined {
  if (kind !== "json" || !isObject(value) || Object.hasOwn(value, "tools")) return undefined;
  const inner = isObject(member(value, "server")) ? (value.server as JsonObject) : value;
  if (typeof member(inner, "name") !== "string") return undefined;
  const isOfRegistry = /modelcontextprotocol.*server\.schema\.json/.test(String(member(inner, "$schema") ?? ""));
  const hasPlaces =
    ["packages", "remotes"].some((key) => Array.isArray(member(inner, key))) && Object.hasOwn(inner, "version");
  return isOfRegistry || hasPlaces ? inner : undefined;
}
