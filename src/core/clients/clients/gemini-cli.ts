import type { ServerNames } from "../../types.ts";
import { inputIsOlder } from "../checks/fields.ts";
import { geminiJsonSchemaChecks } from "../checks/gemini.ts";
import type { Client, Fact, Work } from "../client.ts";
import { noteCharacters } from "../names.ts";
import { withNullables, withWaiting } from "../steps/gemini-cli.ts";
import { inTurn } from "../steps/root.ts";
import { fieldTrail } from "../trail.ts";

const source: Fact = {
  source: "npm:@google/gemini-cli-core@0.61.0 dist/src/tools/{mcp-tool,mcp-client,tools}.js",
  confidence: "source-read",
};

const maxName = 63;

function geminiCliName({ name: server }: ServerNames, tool: string, work: Work): string {
  const joined = `${server}_${tool}`;
  const prefixed = joined.startsWith("mcp_") ? joined : `mcp_${joined}`;
  const clean = prefixed.replace(/[^a-zA-Z0-9_\-.:]/g, "_");
  noteCharacters(tool, tool.replace(/[^a-zA-Z0-9_\-.:]/g, "_"), clean, work);
  if (clean.length <= maxName) return clean;
  const short = `${clean.slice(0, 30)}...${clean.slice(-30)}`;
  work.note("name-cut", fieldTrail("name"), { name: short, length: clean.length, max: maxName });
  return short;
}

export const geminiCli: Client = {
  id: "gemini-cli",
  title: "Gemini CLI",
  kind: "client",
  version: "@google/gemini-cli-core 0.61.0",
  read: "2026-11-16",
  sources: [
    source.source,
    "google-gemini/gemini-cli packages/core/src/tools/{mcp-tool,mcp-client,tools,tool-registry}.ts, utils/schemaValidator.ts, policy/policies/plan.toml @5411f11",
    "google-gemini/gemini-cli docs/tools/mcp-server.md @5411f11 (its list of schema changes is not in the code any more)",
  ],
  naming: {
    fact: source,
    steps: [
      "{server}_{tool}, with mcp_ before it unless it starts so",
      "Everything but letters, digits, _ - . : becomes _",
      "Over 63 characters: the first 30, three dots, the last 30",
    ],
    max: maxName,
    name: geminiCliName,
  },
  routes: [
    {
      id: "default",
      title: "with Gemini models",
      fact: source,
      steps: [
        "A type with null becomes the type and nullable, everywhere in the JSON",
        "A parameter wait_for_previous is added; it replaces one of that name and is sent to the server",
        "Sent as parametersJsonSchema, everything else as it is",
      ],
      transform: inTurn(withNullables, withWaiting),
      checks: geminiJsonSchemaChecks,
    },
  ],
  checks: [inputIsOlder(source)],
  onTaken: { effect: "tool", fact: source },
  limits: [{ what: "pages of tools/list that are read", max: 1, fact: source }],
  uses: {
    title: "not used",
    description: "the model reads it",
    annotations: "readOnlyHint: the only tools of servers that Plan mode allows; policies may match any",
    outputSchema: "checked; one that does not compile is skipped with a warning",
    _meta: "not used",
    icons: "not used",
  },
  onViolation: [
    {
      when: "arguments",
      effect:
        "checked by draft-07 unless $schema is exactly that of 2020-12; not at all if the schema does not compile",
      fact: source,
    },
    {
      when: "a reference that leads back to itself",
      effect: "the request fails, with a hint at the tools to exclude",
      fact: source,
    },
  ],
  checked: "discoverTools of @google/gemini-cli-core 0.61.0 over the corpus, names too",
  open: [
    "Whether wait_for_previous is taken out before the server is called: no code for it was found, and it was not run.",
  ],
};
