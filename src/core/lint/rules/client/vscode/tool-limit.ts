import { exampleTools } from "../../../knowledge/client-examples.ts";
import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientVscodeToolLimit = clientRule("client/vscode/tool-limit", {
  severity: "error",
  radius: "request",
  summary: "More tools than Copilot takes",
  why: "GitHub Copilot refuses requests with more than 128 tools of all servers; from 64 on it groups them.",
  bad: exampleTools(129, "marked"),
  good: exampleTools(2),
});
