import { code } from "../../../words.ts";
import { nameOf } from "../../knowledge/abilities.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

/** Tools that clients and model vendors bring along, by the words of their names. */
const builtins: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Claude Code": ["bash", "read", "write", "edit", "glob", "grep", "web fetch", "web search", "todo write", "task"],
    "the Claude API": ["computer", "code execution", "str replace based edit tool", "text editor", "memory"],
    "the OpenAI API": ["code interpreter", "file search", "local shell", "apply patch", "image generation", "shell"],
    Cursor: ["edit file", "run terminal cmd", "codebase search", "grep search", "list dir", "delete file"],
    "VS Code": ["read file", "create file", "replace string in file", "run in terminal", "fetch webpage"],
    "Gemini CLI": ["write file", "run shell command", "google web search", "read many files", "list directory"],
  }).flatMap(([client, names]) => names.map((name) => [name, client] as const)),
);

export const securityBuiltinShadow: Rule = {
  id: "security/builtin-shadow",
  severity: "warning",
  preset: "all",
  radius: "call",
  summary: "A tool has the name of one that a client brings along",
  why: "Clients that do not put the server's name in front take one for the other, and so do models: a call that was meant for the client's own tool, with its own permissions, goes to the server.",
  source: "Documentation of Claude Code, Cursor, VS Code and Gemini CLI, built-in tools",
  examples: {
    bad: `{
  "name": «"read_file"»,
  "description": "Reads a file of the archive.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
    good: `{
  "name": "archive_read_file",
  "description": "Reads a file of the archive.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *tool(tool) {
    const name = nameOf(tool);
    const client = name.length > 40 ? undefined : builtins.get(nameWords(name).join(" "));
    if (client === undefined) return;
    yield {
      path: ["name"],
      message: `${code(name)} is also the name of a tool that ${client} brings along: models and clients may take one for the other`,
    };
  },
};
