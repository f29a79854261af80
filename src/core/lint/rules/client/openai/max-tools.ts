import { exampleTools } from "../../../knowledge/client-examples.ts";
import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiMaxTools = clientRule("client/openai/max-tools", {
  severity: "error",
  radius: "request",
  summary: "More tools than OpenAI takes in one request",
  why: "OpenAI takes 128 tools in one request and refuses longer lists. Other servers of the same client count as well: split the server, or let clients choose.",
  bad: exampleTools(129, "marked"),
  good: exampleTools(2),
});
