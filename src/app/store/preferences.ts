import {
  type Budget,
  defaultSettings,
  findRevision,
  type Preset,
  presets,
  type Settings,
  type Suppression,
  severities,
} from "../../core/index.ts";
import { type EditorView, editorViews, type Theme } from "./state.ts";

/** Small choices that must be known before the first paint. */
export interface Preferences {
  readonly theme: Theme;
  readonly view: EditorView;
  readonly wrap: boolean;
  readonly document?: string;
  readonly settings: Partial<Settings>;
}

const key = "toolwright.preferences.v1";
const nothing: Preferences = { theme: "system", view: "source", wrap: false, settings: {} };

/** What was stored may be of another version, or anything: only what is understood counts. */
export function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return nothing;
    const { theme, view, wrap, document, settings } = stored as Record<string, unknown>;
    return {
      theme: theme === "light" || theme === "dark" ? theme : "system",
      view: editorViews.find((known) => known === view) ?? "source",
      wrap: wrap === true,
      settings: settingsFrom(settings),
      ...(typeof document === "string" && { document }),
    };
  } catch {
    return nothing;
  }
}

function settingsFrom(stored: unknown): Partial<Settings> {
  if (typeof stored !== "object" || stored === null) return {};
  const { revision, preset, rules, suppress, clients, server, budget } = stored as Record<string, unknown>;
  const levels: readonly unknown[] = [...severities, "off"];
  const own = typeof rules === "object" && rules !== null ? Object.entries(rules) : [];
  return {
    ...(typeof revision === "string" && findRevision(revision) && { revision }),
    ...(presets.includes(preset as Preset) && { preset: preset as Preset }),
    ...(Array.isArray(suppress) && { suppress: suppress.filter(isSuppression) }),
    ...(Array.isArray(clients) && choiceFrom(clients, server)),
    budget: budgetFrom(budget),
    rules: Object.fromEntries(own.filter(([, level]) => levels.includes(level))),
  };
}

/** Only the limit for all tools is set in the page. */
function budgetFrom(stored: unknown): Budget {
  const { all } = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  return typeof all === "number" && Number.isSafeInteger(all) && all >= 0 ? { all } : {};
}

/** A choice of clients as it was stored or came by a link. Ids of other versions do no harm: nobody answers for them. */
export function choiceFrom(clients: readonly unknown[], server: unknown): Pick<Settings, "clients" | "server"> {
  const ids = clients.filter((id): id is string => typeof id === "string" && /^[a-z0-9-]{1,60}$/.test(id));
  const { name, title } = (typeof server === "object" && server !== null ? server : {}) as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === "string" && text !== "";
  return {
    clients: [...new Set(ids)],
    server: { name: isName(name) ? name : defaultSettings.server.name, ...(isName(title) && { title }) },
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
