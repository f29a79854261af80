import type { CommandEntry } from "./command.ts";

/** Every command, in the order of the help. What a command needs is read when it is asked for: `--help` waits for none of them. */
export const commands: readonly CommandEntry[] = [
  {
    name: "lint",
    summary: "Checks tool descriptors",
    load: async () => (await import("./commands/lint.ts")).lint,
  },
  {
    name: "rules",
    summary: "Lists every rule",
    load: async () => (await import("./commands/rules.ts")).rules,
  },
  {
    name: "explain",
    summary: "Says what a rule finds, why that matters and where it is written, with a bad and a good example",
    load: async () => (await import("./commands/explain.ts")).explain,
  },
  {
    name: "check",
    summary: "Checks arguments against a tool's inputSchema",
    load: async () => (await import("./commands/check.ts")).check,
  },
  {
    name: "sample",
    summary: "Makes example arguments or results of a tool",
    load: async () => (await import("./commands/sample.ts")).sample,
  },
  {
    name: "wire",
    summary: "Shows the exact request and response of a message in an MCP revision, with HTTP headers and notes",
    load: async () => (await import("./commands/wire.ts")).wire,
  },
  {
    name: "result",
    summary: "Shows what becomes of a handler's return value: a result that every client takes",
    load: async () => (await import("./commands/result.ts")).result,
  },
  {
    name: "import",
    summary: "Turns tools of other formats into MCP tools; what was mapped, guessed and lost goes to stderr",
    load: async () => (await import("./commands/import.ts")).importCommand,
  },
  {
    name: "export",
    summary: "Writes tools as code, documentation or the form of another API",
    load: async () => (await import("./commands/export.ts")).exportCommand,
  },
  {
    name: "diff",
    summary: "Says what changed between two versions of tools, and whom it breaks",
    load: async () => (await import("./commands/diff.ts")).diff,
  },
  {
    name: "lock",
    summary: "Writes down the tools as they were reviewed, so that diff --lock shows every later change",
    load: async () => (await import("./commands/lock.ts")).lock,
  },
  {
    name: "align",
    summary: "Says how a tool differs from a target, and closes the gap; comments and formatting stay",
    load: async () => (await import("./commands/align.ts")).align,
  },
  {
    name: "clients",
    summary: "Lists the clients and model APIs whose handling of tools is known, with the day it was read",
    load: async () => (await import("./commands/clients.ts")).clients,
  },
  {
    name: "compat",
    summary: "Says what clients and model APIs make of tools: works, changed, refused or unknown, and why",
    load: async () => (await import("./commands/compat.ts")).compat,
  },
  {
    name: "cost",
    summary: "Counts what the tools and their parts cost a model in tokens, and holds them to a budget",
    load: async () => (await import("./commands/cost.ts")).cost,
  },
  {
    name: "share",
    summary: "Prints a link that holds the document; nothing is uploaded",
    load: async () => (await import("./commands/share.ts")).share,
  },
  {
    name: "open",
    summary: "Prints the document in a link; nothing is fetched",
    load: async () => (await import("./commands/open.ts")).open,
  },
  {
    name: "serve",
    summary:
      "Runs a document as an MCP server that answers calls with its cases, with results of yours or with samples",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  {
    name: "mcp",
    summary: "Offers the commands to agents, as an MCP server on stdin and stdout",
    load: async () => (await import("./commands/mcp.ts")).mcp,
  },
  {
    name: "ui",
    summary: "Serves the playground to this machine and prints its address",
    load: async () => (await import("./commands/ui.ts")).ui,
  },
  {
    name: "init",
    summary: "Writes a toolwright.config.json into this folder",
    load: async () => (await import("./commands/init.ts")).init,
  },
  {
    name: "completion",
    summary: "Prints what a shell needs to complete commands and options",
    load: async () => (await import("./commands/completion.ts")).completion,
  },
  {
    name: "lsp",
    summary: "Checks tools in any editor, as a language server on stdin and stdout",
    load: async () => (await import("./commands/lsp.ts")).lsp,
  },
];
