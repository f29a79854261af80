import type { JsonObject, ServerNames } from "../../types.ts";
import { anthropicChecks } from "../checks/anthropic.ts";
import { geminiName } from "../checks/gemini.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact, Transform, Work } from "../client.ts";
import { noteCharacters } from "../names.ts";
import { aiSdkGoogle3 } from "../steps/openapi-subset.ts";
import { openCodeForKimi, openCodeForOpenAi } from "../steps/opencode.ts";
import { openCodeForGemini } from "../steps/opencode-gemini.ts";
import { closedRoot, inTurn, withObjectType, withProperties } from "../steps/root.ts";

const catalog: Fact = {
  source: "anomalyco/opencode packages/opencode/src/mcp/catalog.ts @d545d8f",
  confidence: "source-read",
};
const transform: Fact = {
  source: "anomalyco/opencode packages/opencode/src/provider/transform.ts @d545d8f",
  confidence: "source-read",
};
const google: Fact = { source: "npm:@ai-sdk/google@3.0.73 dist/index.mjs", confidence: "source-read" };

const clean = (part: string) => part.replace(/[^a-zA-Z0-9_-]/g, "_");

function openCodeName({ name: server }: ServerNames, tool: string, work: Work): string {
  const name = `${clean(server)}_${clean(tool)}`;
  noteCharacters(tool, clean(tool), name, work);
  return name;
}

const root = (schema: JsonObject, work: Work) => closedRoot(withProperties(withObjectType(schema, work), work), work);
const step = "type is set to object, properties is added, and the root is closed whatever it says";

const forGemini: Transform = (schema, work) =>
  aiSdkGoogle3(openCodeForGemini(root(schema, work), work), work.as(google));

export const opencode: Client = {
  id: "opencode",
  title: "opencode",
  kind: "client",
  version: "main @d545d8f of 2026-08-19 (1.18.18); npm 1.18.33 was not read",
  read: "2026-11-16",
  sources: [catalog.source, transform.source, google.source],
  naming: {
    fact: catalog,
    steps: ["Everything but letters, digits, _ and - becomes _, in server and tool", "{server}_{tool}"],
    name: openCodeName,
  },
  routes: [
    {
      id: "openai",
      title: "with OpenAI and Azure",
      fact: transform,
      steps: [step, "Then as Codex does, without sorting and compaction: only what Codex keeps stays"],
      transform: inTurn(root, openCodeForOpenAi),
      checks: openAiChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: catalog,
      steps: [step],
      transform: inTurn(root),
      checks: anthropicChecks,
    },
    {
      id: "gemini",
      title: "with Gemini models",
      fact: transform,
      steps: [
        step,
        "Listed values become text, lists of types anyOf, lists get items",
        "Then @ai-sdk/google 3 keeps a dozen keywords",
      ],
      transform: forGemini,
      checks: [geminiName],
    },
    {
      id: "kimi",
      title: "with Kimi models",
      fact: transform,
      steps: [step, "A reference stands alone; of a tuple the first schema is for all items"],
      transform: inTurn(root, openCodeForKimi),
      checks: openAiChecks,
    },
    {
      id: "google-sdk-3",
      title: "what @ai-sdk/google 3 does, alone",
      optIn: true,
      fact: google,
      steps: ["Only type, description, required, properties, items, unions, format, const, minLength and enum stay"],
      transform: aiSdkGoogle3,
    },
  ],
  onTaken: { effect: "tool", fact: catalog },
  limits: [{ what: "pages of tools/list that are read", max: 1000, fact: catalog }],
  uses: {
    annotations: "not used",
    title: "not used",
    outputSchema: "not used; one that breaks the list is left out in a second try",
    _meta: "not used",
  },
  onViolation: [
    { when: "outputSchema cannot be compiled", effect: "the list is read again without output schemas", fact: catalog },
    { when: "the list fails", effect: "the server shows no tools", fact: catalog },
  ],
  open: ["packages/llm, a successor with other steps, was only looked at."],
  checked: "its last step with @ai-sdk/google 3.0.73 over the corpus",
};
