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

/** What was stored may be of another version, or anything: only what is understood counts. */
export function settingsFrom(stored: unknown): Partial<Settings> {
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
