import type { Revision } from "../../types.ts";

export const revision20260728: Revision = {
  id: "2026-07-28",
  toolFields: ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "icons", "_meta"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "2020-12",
};
