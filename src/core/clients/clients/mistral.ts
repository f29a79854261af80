import { nameHasTo } from "../checks/names.ts";
import type { Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";

const sdk: Fact = {
  source: "npm:@mistralai/mistralai@2.7.0 esm/models/components/function.d.ts",
  confidence: "source-read",
};
const errors: Fact = { source: "API error text in Kochava-Studios/witsy#164", confidence: "issue-report" };

export const mistral: Client = {
  id: "mistral",
  title: "Mistral chat completions",
  kind: "api",
  version: "@mistralai/mistralai 2.7.0",
  read: "2026-11-16",
  sources: [sdk.source, errors.source],
  naming: {
    fact: errors,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "as sent",
      fact: sdk,
      steps: ["Sent unchanged; parameters may not be left out"],
      transform: unchanged,
      checks: [nameHasTo(errors, /^[a-zA-Z0-9_-]+$/, 64)],
    },
  ],
  limits: [],
  uses: { description: "the model reads it" },
  onViolation: [
    { when: "a name of other characters or over 64", effect: "the whole request is refused (400)", fact: errors },
  ],
  open: ["What the API checks of a schema: the SDK says nothing, and no report was found."],
};
