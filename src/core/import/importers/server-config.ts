import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code, count } from "../../words.ts";
import { entriesOf } from "../entries.ts";
import type { Importer } from "../importer.ts";
import type { ImportSource } from "../source.ts";

const keys = ["mcpServers", "servers", "context_servers", "mcp_servers", "amp.mcpServers", "mcp.servers"];
const holders = ["mcp", "mcpServers", "settings", "projects"];

/** A client's list of servers. It holds keys and passwords, so nothing of it is repeated but the names of the servers. */
export const serverConfig: Importer = {
  id: "server-config",
  title: "Server configuration",
  // Where the tools stand beside the servers, the tools are what is wanted.
  detect: (source) => (serversIn(source).length > 0 && !hasTools(source) ? 0.9 : 0),
  read(source, { notes }) {
    const names = serversIn(source);
    if (names.length === 0) return { tools: [] };
    const simple = names.find((name) => /^[\w.-]+$/.test(name)) ?? "<name>";
    const shown = names.slice(0, 5).map(code).join(", ");
    notes.note(
      "advice",
      `This is a configuration of ${count(names.length, "server")} (${shown}${names.length > 5 ? ", …" : ""}): it tells how to start them, not what their tools are. Ask the server for its tools, for example with \`npx @modelcontextprotocol/inspector --cli --config mcp.json --server ${simple} --method tools/list\`, and open the answer. Do not share this file where it holds keys`,
    );
    return { tools: [] };
  },
};

function hasTools({ kind, value }: ImportSource): boolean {
  return kind === "json" && entriesOf(value).some((entry) => Object.hasOwn(entry, "inputSchema"));
}

function serversIn(source: ImportSource): readonly string[] {
  // A specification has servers, too: those that answer its operations.
  if (source.kind === "json" && ["openapi", "swagger", "paths"].some((key) => member(source.value, key) !== undefined))
    return [];
  if (source.kind === "json" && isObject(source.value)) return jsonServers(source.value);
  // Codex keeps its servers in TOML.
  const tables = source.text.slice(0, 100_000).matchAll(/^\[mcp_servers\.("?)([\w-]+)\1\]\s*$/gm);
  return source.kind === "json" ? [] : [...new Set([...tables].map(([, , name]) => name ?? ""))];
}

function jsonServers(value: JsonObject): readonly string[] {
  const places = [value, ...holders.map((key) => member(value, key))];
  for (const place of places) {
    for (const key of keys) {
      const servers = member(place, key);
      if (isObject(servers) && Object.values(servers).some(isServer)) return Object.keys(servers);
      if (Array.isArray(servers) && servers.some(isServer)) {
        return (servers as readonly Json[]).map((server, index) => String(member(server, "name") ?? index + 1));
      }
    }
  }
  const inner = member(value, "mcp");
  if (isObject(inner) && Object.values(inner).some(isServer)) return Object.keys(inner);
  return Object.hasOwn(value, "command") && isServer(value) ? [String(member(value, "name") ?? "name")] : [];
}

const companions = new Set(["args", "env", "type", "enabled", "environment", "cwd", "disabled", "transport"]);

function isServer(value: Json | undefined): boolean {
  const command = member(value, "command");
  if (isObject(command)) return Object.hasOwn(command, "path");
  if (typeof command === "string" || Array.isArray(command)) {
    const fields = Object.keys(value as JsonObject);
    return fields.length === 1 || fields.some((key) => companions.has(key));
  }
  return ["url", "serverUrl", "httpUrl"].some((key) => typeof member(value, key) === "string");
}
