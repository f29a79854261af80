import { shellWord } from "../../../core/index.ts";

/** What a client needs to know of a server, ready to paste. */
export interface Configuration {
  readonly client: string;
  /** Where it belongs. */
  readonly place: string;
  readonly text: string;
}

export function configurationsFor(name: string, url: string): readonly Configuration[] {
  const json = (value: object) => JSON.stringify(value, null, 2);
  const servers = json({ mcpServers: { [name]: { type: "http", url } } });
  return [
    { client: "Claude Code", place: "a command", text: `claude mcp add --transport http ${shellWord(name)} ${url}` },
    { client: "Cursor", place: ".cursor/mcp.json", text: json({ mcpServers: { [name]: { url } } }) },
    { client: "VS Code", place: ".vscode/mcp.json", text: json({ servers: { [name]: { type: "http", url } } }) },
    { client: "JSON", place: '{ "mcpServers": … }', text: servers },
  ];
}
