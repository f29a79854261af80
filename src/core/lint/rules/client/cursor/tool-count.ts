import { exampleTools } from "../../../knowledge/client-examples.ts";
import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientCursorToolCount = clientRule("client/cursor/tool-count", {
  severity: "info",
  radius: "meaning",
  summary: "More tools than Cursor was seen to send",
  why: "Of more than 80 tools of all servers Cursor was reported to send the first ones. Since 2026 it loads descriptions on demand.",
  bad: exampleTools(81, "marked"),
  good: exampleTools(2),
});
