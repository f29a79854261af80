import { latestRevision } from "./mcp/index.ts";
import type { Settings } from "./types.ts";

export const defaultSettings: Settings = {
  revision: latestRevision.id,
  preset: "recommended",
  rules: {},
  strictJson: false,
  suppress: [],
  baseline: "",
  clients: [],
  server: { name: "server" },
  budget: {},
};
