import { exampleTools } from "../../../knowledge/client-examples.ts";
import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientWindsurfToolLimit = clientRule("client/windsurf/tool-limit", {
  severity: "info",
  radius: "meaning",
  summary: "More tools than Windsurf takes",
  why: "Windsurf offers 100 tools of all servers; of more, the user has to switch some off.",
  bad: exampleTools(101, "marked"),
  good: exampleTools(2),
});
