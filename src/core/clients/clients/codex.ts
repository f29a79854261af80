import type { ServerNames } from "../../types.ts";
import { hiddenFromModel } from "../checks/fields.ts";
import { openAiSchemas } from "../checks/openai.ts";
import type { Client, Fact, Work } from "../client.ts";
import { hashed, noteCharacters, noteHashed } from "../names.ts";
import { codexSchema } from "../steps/codex.ts";

const schemas: Fact = { source: "openai/codex codex-rs/tools/src/json_schema.rs @343074d", confidence: "source-read" };
const names: Fact = { source: "openai/codex codex-rs/codex-mcp/src/tools.rs @343074d", confidence: "source-read" };
const envelope: Fact = {
  source: "openai/codex codex-rs/core/src/tools/handlers/mcp.rs, mcp_tool_exposure.rs, mcp_tool_call.rs @343074d",
  confidence: "source-read",
};

const maxName = 128;
const joint = "__";
/** An underscore and 12 digits. */
const hashLength = 13;
const clean = (part: string) => part.replace(/[^A-Za-z0-9_]/g, "_") || "_";

function codexName({ name: server }: ServerNames, tool: string, work: Work): string {
  const cleaned = clean(server);
  const namespace = cleaned.startsWith("mcp__") ? cleaned : `mcp__${cleaned}`;
  const own = clean(tool);
  const whole = `${namespace}${joint}${own}`;
  if (whole.length <= maxName) {
    noteCharacters(tool, own, whole, work);
    return whole;
  }
  const identity = [server, namespace, "", own, tool].join("\0");
  // A namespace that leaves no room even for the digits is cut itself.
  const kept = namespace.slice(0, maxName - joint.length - hashLength);
  const room = maxName - joint.length - hashLength - kept.length;
  const short = `${kept}${joint}${hashed(own.slice(0, room), identity, 12)}`;
  noteHashed(short, whole.length, maxName, work);
  return short;
}

export const codex: Client = {
  id: "codex",
  title: "Codex CLI",
  kind: "client",
  version: "main @343074d of 2026-08-22 (0.150.0-alpha); npm 0.166.0 was not read",
  read: "2026-11-16",
  sources: [schemas.source, names.source, envelope.source],
  naming: {
    fact: names,
    steps: [
      "Everything but letters, digits and _ becomes _, in the server and in the tool",
      "The server is a namespace mcp__{server}; the model sees {namespace}__{tool}",
      "Two that end up alike, and names over 128 bytes, get 12 digits of a SHA-1 hash",
    ],
    max: maxName,
    name: codexName,
  },
  routes: [
    {
      id: "default",
      title: "with OpenAI models",
      fact: schemas,
      steps: [
        "properties is added to a root without it",
        "true and false become text",
        "const becomes enum; unknown types go, and what has none is typed by its keywords, else emptied",
        "Objects get properties, lists get items of text",
        "Definitions that nothing refers to go",
        "Only $ref, type, description, enum, items, properties, required, additionalProperties, unions and definitions stay; names are sorted",
        "Over 5,000 bytes: descriptions go, then definitions, then objects from the third level on, then unions",
      ],
      transform: codexSchema,
      checks: openAiSchemas,
    },
  ],
  checks: [hiddenFromModel(envelope)],
  onTaken: { effect: "meaning", fact: names },
  limits: [{ what: "bytes of a schema before it is compacted", max: 5000, fact: schemas }],
  uses: {
    title: "only searched",
    description: "the model reads it, uncut; also searched",
    outputSchema: "only in code mode, never sent to the API",
    annotations:
      "destructiveHint asks; else readOnlyHint does not; else it asks unless destructiveHint and openWorldHint are both false",
    _meta: "ui.visibility without model hides the tool",
    icons: "not used",
  },
  onViolation: [
    {
      when: "a schema that cannot be read: items as a list, required of other things than names, the type null at the root",
      effect: "the tool is skipped",
      fact: schemas,
    },
  ],
  open: ["npm 0.166.0 may differ from the source that was read."],
};
