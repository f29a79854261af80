import { findRevision, type Preset, presets, type Settings, type Suppression, severities } from "../../core/index.ts";
import type { Theme } from "./state.ts";

/** Small choices that must be known before the first paint. */
export interface Preferences {
  readonly theme: Theme;
  readonly document?: string;
  readonly settings: Partial<Settings>;
}

const key = "toolwright.preferences.v1";
const nothing: Preferences = { theme: "system", settings: {} };

/** What was stored may be of another version, or anything: only what is understood counts. */
export function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return nothing;
    const { theme, document, settings } = stored as Record<string, unknown>;
    return {
      theme: theme === "light" || theme === "dark" ? theme : "system",
      settings: settingsFrom(settings),
      ...(typeof document === "string" && { document }),
    };
  } catch {
    return nothing;
  }
}

function settingsFrom(stored: unknown): Partial<Settings> {
  if (typeof stored !== "object" || stored === null) return {};
  const { revision, preset, rules, suppress } = stored as Record<string, unknown>;
  const levels: readonly unknown[] = [...severities, "off"];
  const own = typeof rules === "object" && rules !== null ? Object.entries(rules) : [];
  return {
    ...(typeof revision === "string" && findRevision(revision) && { revision }),
    ...(presets.includes(preset as Preset) && { preset: preset as Preset }),
    ...(Array.isArray(suppress) && { suppress: suppress.filter(isSuppression) }),
    rules: Object.fromEntries(own.filter(([, level]) => levels.includes(level))),
  };
}

function isSuppression(value: unknown): value is Suppression {
  if (typeof value !== "object" || value === null) return false;
  const { rule, reason, tool, path } = value as Record<string, unknown>;
  const optional = (part: unknown) => part === undefined || typeof part === "string";
  return typeof rule === "string" && typeof reason === "string" && optional(tool) && optional(path);
}

export function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage the choices last as long as the page.
  }
}
