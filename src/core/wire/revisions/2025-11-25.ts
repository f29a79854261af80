import type { Revision } from "../../types.ts";

export const revision20251125: Revision = {
  id: "2025-11-25",
  toolFields: [
    "name",
    "title",
    "description",
    "inputSchema",
    "outputSchema",
    "annotations",
    "icons",
    "execution",
    "_meta",
  ],
  annotationFields: ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"],
  defaultDialect: "2020-12",
};
