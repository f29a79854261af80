import type { Revision } from "../../types.ts";

export const revision20250618: Revision = {
  id: "2025-06-18",
  toolFields: ["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "draft-07",
};
