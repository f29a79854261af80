import type { Client, Fact } from "../client.ts";

const docs: Fact = {
  source: "docs.devin.ai/desktop/cascade/mcp, as transcribed on 2026-09-15",
  confidence: "vendor-doc",
};

export const windsurf: Client = {
  id: "windsurf",
  title: "Windsurf (Devin Desktop, Cascade)",
  kind: "client",
  version: "docs of September 2026",
  read: "2026-11-16",
  sources: [`${docs.source} (docs.windsurf.com leads there)`],
  naming: { fact: { source: "not published", confidence: "unknown" }, steps: ["Not published"] },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: { source: "not published", confidence: "unknown" },
      steps: ["Not published"],
    },
  ],
  maxTools: { max: 100, effect: "advice", fact: docs },
  limits: [{ what: "tools of all servers", max: 100, fact: docs }],
  uses: { annotations: "unknown" },
  onViolation: [{ when: "more than 100 tools", effect: "the user has to switch some off", fact: docs }],
  open: [
    "All that is done to a schema.",
    "How names are put together.",
    "Whether 100 tools still hold: another report says 50.",
  ],
};
