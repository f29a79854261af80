import type { ServerNames } from "../../types.ts";
import { descriptionFilled, hiddenFromModel } from "../checks/fields.ts";
import { validIn } from "../checks/schemas.ts";
import type { Client, Fact, Route, Work } from "../client.ts";
import { cut, noteCharacters } from "../names.ts";
import { copilotSchema, type Family } from "../steps/vscode.ts";

const core: Fact = {
  source: "microsoft/vscode src/vs/workbench/contrib/mcp/common/mcpServer.ts @0052d68",
  confidence: "source-read",
};
const tools: Fact = {
  source: "microsoft/vscode src/vs/workbench/contrib/mcp/common/mcpLanguageModelToolContribution.ts @027907c",
  confidence: "source-read",
};
const copilot: Fact = {
  source: "microsoft/vscode extensions/copilot/src/extension/tools/common/toolSchemaNormalizer.ts @33be5f5",
  confidence: "source-read",
};

const maxName = 64;

/** The prefix is made of what the server announces; the name in the settings only stands in until it ran once. */
function vsCodeName(server: ServerNames, tool: string, work: Work): string {
  const announced = server.title || server.name;
  const safe = announced
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, "_")
    .slice(0, 13);
  const clean = tool.replace(/[^a-z0-9_-]/gi, "_");
  const name = `mcp_${safe}_${clean}`.replaceAll(".", "_");
  noteCharacters(tool, clean, name, work);
  return cut(name, maxName, work);
}

const steps = [
  "A schema without properties gets properties, a tool without a description a placeholder",
  "A schema that is not valid draft-07 drops the tool",
  "A root that is no object is replaced by one without parameters",
  "A list without items fails the whole request",
  "oneOf, anyOf, allOf, not, if, then, else at the root and required names without a property go",
];

function route(id: string, title: string, family: Family, more: readonly string[]): Route {
  return {
    id,
    title,
    fact: copilot,
    steps: [...steps, ...more],
    transform: copilotSchema(family),
    checks: [validIn(core, "draft-07", "tool")],
  };
}

const gpt4 =
  "Descriptions in the schema are cut at 1,024 characters; 20 keywords go, default, format, pattern and all bounds among them";
const tuples = "A tuple becomes one schema for all items";

export const vscodeCopilot: Client = {
  id: "vscode-copilot",
  title: "VS Code with GitHub Copilot",
  kind: "client",
  version: "microsoft/vscode @0052d68 and @33be5f5, where Copilot Chat lives now",
  read: "2026-11-16",
  sources: [core.source, tools.source, copilot.source],
  naming: {
    fact: core,
    steps: [
      "The server is serverInfo.title, else its name: lower case, other characters become _, the first 13",
      "mcp_{server}_{tool}; everything but letters, digits, _ and - in the tool becomes _",
      "Cut at 64 without a hash: two long names can end up alike",
    ],
    max: maxName,
    name: vsCodeName,
  },
  routes: [
    route("gpt-4", "with gpt-4 models", { isGpt4: true, is2020: true }, [gpt4, tuples]),
    route("gpt-5", "with gpt-5 and other OpenAI models", {}, []),
    route("claude", "with Claude models", { is2020: true }, [tuples]),
    route("gemini", "with Gemini models", { isGemini: true }, [
      "null leaves a list of types; with one type left it becomes nullable",
    ]),
  ],
  checks: [hiddenFromModel(tools), descriptionFilled(core, "<empty>")],
  maxTools: { max: 128, effect: "request", fact: copilot },
  onTaken: { effect: "tool", fact: core },
  limits: [
    { what: "tools in a request", max: 128, text: "grouped from 64 on", fact: copilot },
    { what: "characters of a description in the schema, gpt-4", max: 1024, fact: copilot },
  ],
  uses: {
    title: "annotations.title, then title, then the name",
    annotations:
      "readOnlyHint: no question before the call; openWorldHint: results are confirmed; destructiveHint is not read",
    icons: "shown",
    outputSchema: "not used; structuredContent replaces the text for the model",
    _meta: "ui.visibility without model hides the tool; ui.resourceUri is an app",
    execution: "taskSupport, where the server has tasks",
  },
  onViolation: [
    { when: "a schema that is not valid draft-07", effect: "the tool is omitted, with a warning", fact: core },
    { when: "a list without items", effect: "the whole request fails", fact: copilot },
    { when: "other characters in a name", effect: "they become _, with a warning in the log", fact: core },
  ],
  open: ["Which rule holds for models of other families: those that were read know gpt-4, claude, o4 and gemini."],
};
