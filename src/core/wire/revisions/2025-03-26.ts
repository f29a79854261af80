import type { Revision } from "../../types.ts";

export const revision20250326: Revision = {
  id: "2025-03-26",
  toolFields: ["name", "description", "inputSchema", "annotations"],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "draft-07",
};
