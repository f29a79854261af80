import type { Settings } from "./types.ts";
import { latestRevision } from "./wire/revisions.ts";

export const defaultSettings: Settings = {
  revision: latestRevision.id,
  preset: "recommended",
  rules: {},
  strictJson: false,
  suppress: [],
  baseline: "",
};
