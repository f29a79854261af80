import { member } from "../../json.ts";
import { anthropicParameterName } from "../checks/anthropic.ts";
import { descriptionCut, outputCompiles } from "../checks/fields.ts";
import { nameHasTo, nameShould, parametersHaveTo } from "../checks/names.ts";
import { noRootCombinators, rootTypeObject, validIn } from "../checks/schemas.ts";
import type { Check, Client, Fact, Transform } from "../client.ts";
import { noteCharacters } from "../names.ts";
import { inputTrail, into, outputTrail } from "../trail.ts";

const docs: Fact = { source: "code.claude.com/docs/en/mcp, as transcribed on 2026-09-15", confidence: "vendor-doc" };
const dropped: Fact = { source: "anthropics/claude-code#95504", confidence: "issue-report" };
const poisoned: Fact = { source: "anthropics/claude-code#88049", confidence: "issue-report" };
const long: Fact = { source: "xsyetopz/claudetto wiki; awslabs/agent-plugins#131", confidence: "issue-report" };
const dialect: Fact = {
  source: "anthropics/claude-code#88882, #90549; moira-mcp/moira#177",
  confidence: "issue-report",
};

/** Root unions are flattened since 2.1.195; how is not published. */
const flattened: Transform = (schema, work) => {
  const unions = ["anyOf", "oneOf"].filter((keyword) => Object.hasOwn(schema, keyword));
  for (const keyword of unions) work.note("flattened", into(inputTrail, keyword), { keyword });
  return unions.length > 0 ? undefined : schema;
};

/** Seen from 2026-08-19 to 09-11 with the client SDK 2.0; 2.4 takes older dialects again. */
const olderOutput: Check = (_, work) => {
  const uri = member(member(work.tool, "outputSchema"), "$schema");
  if (typeof uri !== "string" || uri.includes("2020-12")) return;
  work.as(dialect).note("output-dialect", into(outputTrail, "$schema"), { uri }, "advice");
};

export const claudeCode: Client = {
  id: "claude-code",
  title: "Claude Code",
  kind: "client",
  version: "docs of September 2026; the bundle (npm 2.1.325) is closed and was not read",
  read: "2026-11-16",
  sources: [
    docs.source,
    "anthropics/claude-code#95504, #88049, #88882, #90549; moira-mcp/moira#177; bloknayrb/tandem#1564; ankimcp/anki-mcp-server-addon#75",
  ],
  naming: {
    fact: docs,
    steps: [
      "Characters of the server other than letters, digits, _ and - become _",
      "mcp__{server}__{tool}; servers of plugins: mcp__plugin_{plugin}_{server}__{tool}",
    ],
    max: 128,
    name(server, tool, work) {
      const name = `mcp__${server.name.replace(/[^A-Za-z0-9_-]/g, "_")}__${tool}`;
      noteCharacters(tool, tool, name, work);
      return name;
    },
  },
  routes: [
    {
      id: "default",
      title: "with Claude models",
      fact: docs,
      steps: [
        "anyOf, oneOf and allOf at the root are flattened (the algorithm is not published)",
        "The schema has to be valid 2020-12 and the names of parameters to be of 1 to 64 letters, digits, _ . -; a tool that fails is left out",
        "allOf, if and then at the root still drop the tool; a root without type object drops every tool of the server",
        "Descriptions are cut at 2,048 characters",
      ],
      transform: flattened,
      checks: [
        noRootCombinators(dropped, ["allOf", "if", "then"], "tool"),
        rootTypeObject(poisoned, "server"),
        parametersHaveTo(docs, anthropicParameterName, "tool"),
        validIn(docs, "2020-12", "tool"),
      ],
    },
  ],
  checks: [
    nameHasTo(long, /^[a-zA-Z0-9_-]+$/, 128, "tool"),
    nameShould(long, 64),
    descriptionCut(docs, 2048),
    olderOutput,
    outputCompiles(dialect, "call"),
  ],
  limits: [
    { what: "characters of a description", max: 2048, fact: docs },
    { what: "tokens of a result", max: 25_000, text: "a warning from 10,000 on", fact: docs },
  ],
  uses: {
    title: "shown (assumed)",
    annotations: "documented for connectors",
    outputSchema: "compiled when the tool is called",
    _meta: "anthropic/alwaysLoad, anthropic/requiresUserInteraction, anthropic/maxResultSizeChars",
    icons: "unknown",
  },
  onViolation: [
    { when: "an invalid schema, from 2.1.216 on", effect: "the tool is left out", fact: docs },
    { when: "a root without type object", effect: "every tool of the server is missing", fact: poisoned },
    {
      when: "an older dialect in outputSchema, in August and September 2026",
      effect: "every call of the tool fails",
      fact: dialect,
    },
  ],
  open: [
    "How root unions are flattened.",
    "Whether 2.1.3xx ships the client SDK 2.4 or newer, whose validator takes older dialects again.",
  ],
};
