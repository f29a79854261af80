import type { Preset } from "../core/index.ts";

/** As they are called wherever one can be chosen. */
export const presetTitles: Readonly<Record<Preset, string>> = {
  recommended: "Recommended",
  strict: "Strict",
  all: "All",
};
