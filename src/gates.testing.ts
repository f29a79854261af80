/**
 * Who may import whom. The first row whose files match a file decides; `imports.test.ts` holds every file to it and writes the
 * table of `src/README.md` from it. A room is entered by its door, `index.ts`, alone.
 */
export interface Gate {
  /** As the table of the map calls it. */
  readonly part: string;
  readonly files: RegExp;
  /** Rooms (by their door), the shared files of the core, packages. */
  readonly may: readonly string[];
  readonly why: string;
}

/** What every room of the core may use. */
const sharedFiles = ["types", "revision", "json", "words", "limits", "memo"] as const;

/** All that may lie at the root of the core, tests aside. */
export const rootFiles = [...sharedFiles, "settings", "analyze", "fix", "index", "library"] as const;

const shared = ["shared files"];
const layers = [...shared, "core/text", "core/schema", "core/mcp", "core/settings.ts"];
const engines = ["ajv", "ajv-formats", "json-schema-library", "@cfworker/json-schema", "@hyperjump", "idn-hostname"];
const page = ["react", "@base-ui/react", "lucide-react"];

/** A room of the core that stands on the three layers, and the other rooms that it uses. */
function room(name: string, why: string, uses: readonly string[] = [], packages: readonly string[] = []): Gate {
  const others = uses.map((other) => `core/${other}`);
  return { part: `core/${name}`, files: new RegExp(`^core/${name}/`), may: [...layers, ...others, ...packages], why };
}

export const gates: readonly Gate[] = [
  { part: "tests", files: /\.(test|testing|cases)\.tsx?$/, may: ["anything"], why: "they look behind every door" },
  {
    part: "shared files of core",
    files: new RegExp(`^core/(${sharedFiles.join("|")})\\.ts$`),
    may: shared,
    why: "nouns, JSON, words, limits, memory",
  },
  { part: "core/text", files: /^core\/text\//, may: [...shared, "jsonc-parser"], why: "characters to values and back" },
  {
    part: "core/schema/engines",
    files: /^core\/schema\/engines\//,
    may: [...shared, "core/text", "core/schema", ...engines],
    why: "the only place of the validators",
  },
  {
    part: "core/schema",
    files: /^core\/schema\//,
    may: [...shared, "core/text"],
    why: "JSON Schema, whatever it is for",
  },
  {
    part: "one revision",
    files: /^core\/mcp\/revisions\//,
    may: shared,
    why: "data; never a sibling",
  },
  {
    part: "core/mcp",
    files: /^core\/mcp\//,
    may: [...shared, "core/text", "core/schema"],
    why: "the protocol as data",
  },
  {
    part: "core/settings.ts",
    files: /^core\/settings\.ts$/,
    may: [...shared, "core/mcp"],
    why: "what a check goes by",
  },
  {
    part: "one rule",
    files: /^core\/lint\/rules\//,
    may: [
      ...layers,
      "core/lint/rule.ts",
      "core/lint/refused.ts",
      "core/lint/knowledge",
      "core/cases",
      "core/diff",
      "core/cost",
    ],
    why: "one object a file; never a sibling",
  },
  {
    part: "one client",
    files: /^core\/clients\/clients\//,
    may: [...layers, "core/clients"],
    why: "data and pure functions; never a sibling",
  },
  room("clients", "what hosts and model APIs do to a tool"),
  room("lint", "rules, findings, suppression", ["clients", "cost"]),
  room("check", "a value judged, in words"),
  room("sample", "values made, each judged", ["check"]),
  room("form", "fields planned from a schema"),
  room("cases", "saved calls, tried again", ["check"]),
  room("design", "a tool as a page of fields, edits of it as edits of the text", ["cases", "cost"]),
  room("complete", "what may stand at the cursor, from the document itself"),
  room("wire", "messages of every revision", ["check", "sample"]),
  room("diff", "two versions compared, with proof or witness", ["sample"]),
  room(
    "cost",
    "what every part of a tool costs a model, and what can be saved",
    ["clients", "diff"],
    ["tokenx", "gpt-tokenizer"],
  ),
  {
    part: "one importer",
    files: /^core\/import\/importers\//,
    may: [...layers, "core/import", "core/design"],
    why: "never a sibling",
  },
  room("import", "other formats to tools", [], ["@lezer", "yaml"]),
  {
    part: "one exporter",
    files: /^core\/export\/exporters\//,
    may: [...layers, "core/export"],
    why: "never a sibling",
  },
  room("export", "tools to files", ["clients", "wire", "sample"]),
  room("share", "a snapshot as a link", [], ["pako"]),
  {
    part: "one sample of the gallery",
    files: /^core\/gallery\/samples\//,
    may: ["core/gallery/sample.ts"],
    why: "text alone",
  },
  room("gallery", "documents to start from"),
  {
    part: "core/library",
    files: /^core\/library\//,
    may: ["core", "gpt-tokenizer"],
    why: "what the world calls: options checked, every function with its page",
  },
  {
    part: "core/analyze.ts, fix.ts, index.ts, library.ts",
    files: /^core\/(analyze|fix|index|library)\.ts$/,
    may: ["core"],
    why: "the pipeline, and the doors for hosts and for the world",
  },
  {
    part: "app/worker",
    files: /^app\/worker\//,
    may: ["core/index.ts", "app/worker", "@modelcontextprotocol", "fflate"],
    why: "all that computes",
  },
  {
    part: "app/form",
    files: /^app\/form\//,
    may: ["core/index.ts", "app", "not app/worker", "react", "@base-ui/react", "@rjsf"],
    why: "the only place of RJSF",
  },
  {
    part: "app/store/storage/database.ts",
    files: /^app\/store\/storage\/database\.ts$/,
    may: ["app/store", "idb"],
    why: "the only place of IndexedDB",
  },
  {
    part: "app/store/documents/link.ts",
    files: /^app\/store\/documents\/link\.ts$/,
    may: ["core/share/share.ts", "app/store"],
    why: "reads a link before the rest of the core is there",
  },
  {
    part: "app/store",
    files: /^app\/store\//,
    may: [
      ...["core/index.ts", "app/store", "app/copy-text.ts", "app/worker/supervisor.ts", "app/worker/protocol.ts"],
      ...[
        "app/worker/topics.ts",
        "app/worker/wire-question.ts",
        "app/worker/client-cells.ts",
        "app/worker/live-failure.ts",
        "zustand",
      ],
    ],
    why: "state, and what changes it",
  },
  {
    part: "app/ui",
    files: /^app\/ui\//,
    may: ["app/ui", "app/copy-text.ts", ...page],
    why: "parts that know no store and no core",
  },
  {
    part: "app/editor",
    files: /^app\/editor\//,
    may: [
      "core/index.ts",
      "app",
      "not app/worker",
      "monaco-editor",
      "@monaco-editor/react",
      "react",
      "react-dom",
      "../schemas",
    ],
    why: "the only place of Monaco",
  },
  {
    part: "app/offline/service-worker.ts",
    files: /^app\/offline\/service-worker\.ts$/,
    may: ["serwist"],
    why: "runs without the page",
  },
  {
    part: "the rest of app",
    files: /^app\//,
    may: [
      "core/index.ts",
      "app",
      "not app/worker",
      ...page,
      "react-dom",
      "../package.json",
      "../docs/pages.json",
      "react-resizable-panels",
      "@tanstack/react-virtual",
      "d3-hierarchy",
    ],
    why: "what is drawn",
  },
  {
    part: "test hosts of cli",
    files: /^cli\/(built|test-host|generated)\.ts$/,
    may: ["anything"],
    why: "support for tests",
  },
  {
    part: "cli/serve",
    files: /^cli\/serve\//,
    may: ["core/index.ts", "cli", "node:", "@modelcontextprotocol", "../scripts/policy.mjs"],
    why: "a document as a server, and the playground beside it",
  },
  {
    part: "cli/mcp, and its command",
    files: /^cli\/(mcp\/|commands\/mcp\.ts$)/,
    may: ["core/index.ts", "cli", "node:", "@modelcontextprotocol"],
    why: "the commands for agents",
  },
  {
    part: "cli/lsp, and its command",
    files: /^cli\/(lsp\/|commands\/lsp\.ts$)/,
    may: ["core/index.ts", "cli", "node:", "vscode-languageserver", "vscode-languageserver-textdocument", "../schemas"],
    why: "the core in any editor",
  },
  {
    part: "cli",
    files: /^cli\//,
    may: ["core/index.ts", "cli", "node:", "../package.json"],
    why: "the only place of Node",
  },
];

/** Whether a file may import another (both by their path below `src`) or a package. */
export function mayImport(gate: Gate, file: string, imported: string): boolean {
  const refused = gate.may.some((name) => name.startsWith("not ") && isBelow(imported, name.slice(4)));
  return !refused && gate.may.some((name) => allows(name, gate, file, imported));
}

function allows(name: string, gate: Gate, file: string, imported: string): boolean {
  if (name === "anything") return true;
  if (name === "shared files") return sharedFiles.some((shared) => imported === `core/${shared}.ts`);
  const own = ownRoom(gate, file);
  if (own !== undefined && isBelow(imported, own)) return true;
  if (name === "core") return isDoor(imported) || /^core\/[^/]+$/.test(imported);
  if (/^core\/[a-z]+$/.test(name))
    return imported === `${name}/index.ts` || (inside(file, name) && isEntryFree(imported, name));
  return name.endsWith(":") ? imported.startsWith(name) : imported === name || isBelow(imported, name);
}

/** Where a file may import all its neighbours: its room of the core, unless it is one entry of a registry. */
function ownRoom({ part }: Gate, file: string): string | undefined {
  if (part.startsWith("one ")) return undefined;
  // The folder that the door for the world opens.
  if (file === "core/library.ts") return "core/library";
  return /^core\/[a-z]+(?=\/)/.exec(file)?.[0];
}

/** An entry of a registry may use its room, not the other entries. */
const isEntryFree = (imported: string, name: string) =>
  isBelow(imported, name) && !/\/(exporters|importers|rules|samples|revisions|clients\/clients)\//.test(imported);

const inside = (file: string, name: string) => isBelow(file, name);
const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);
const isDoor = (file: string) => /^core\/[a-z]+\/index\.ts$/.test(file);

/** The table of the map. */
export function gateTable(): string {
  const rows = gates.map(({ part, may, why }) => `| ${part} | ${wordsOf(may)} | ${why} |`);
  return ["| part | may import | because it is |", "|---|---|---|", ...rows].join("\n");
}

function wordsOf(may: readonly string[]): string {
  const isLayered = layers.every((layer) => may.includes(layer));
  const names = isLayered ? ["the layers", ...may.filter((name) => !layers.includes(name))] : may;
  return names.map((name) => (/^(anything|shared files|the layers|not )/.test(name) ? name : `\`${name}\``)).join(", ");
}
