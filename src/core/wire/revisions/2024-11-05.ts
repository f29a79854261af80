import type { Revision } from "../../types.ts";

export const revision20241105: Revision = {
  id: "2024-11-05",
  toolFields: ["name", "description", "inputSchema"],
  annotationFields: [],
  defaultDialect: "draft-07",
};
