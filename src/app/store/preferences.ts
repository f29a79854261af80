import { type Settings, type TokenizerId, tokenizerIds } from "../../core/index.ts";
import { type EditorView, editorViews, type Theme } from "./state.ts";
import { choiceFrom, settingsFrom } from "./stored-settings.ts";

/** How Cost counts. */
export interface CostPreferences {
  readonly tokenizer: TokenizerId;
  /** The client whose form is counted; null as it is written. */
  readonly client: string | null;
  /** Numbers beside properties in Source. */
  readonly inlays: boolean;
}

/** Small choices that must be known before the first paint. */
export interface Preferences {
  readonly theme: Theme;
  readonly view: EditorView;
  readonly wrap: boolean;
  readonly document?: string;
  readonly settings: Partial<Settings>;
  readonly cost: CostPreferences;
}

const key = "toolwright.preferences.v1";
/** Where the choices of Cost were kept once. */
const oldCostKey = "toolwright.cost.v1";

export function readPreferences(): Preferences {
  const { theme, view, wrap, document, settings, cost = stored(oldCostKey) } = stored(key);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "system",
    view: editorViews.find((known) => known === view) ?? "source",
    wrap: wrap === true,
    settings: settingsFrom(settings),
    cost: costFrom(cost),
    ...(typeof document === "string" && { document }),
  };
}

/** Keeps these choices; the others stay as they are. */
export function keepPreferences(choices: Partial<Preferences>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readPreferences(), ...choices }));
    localStorage.removeItem(oldCostKey);
  } catch {
    // Without storage the choices last as long as the page.
  }
}

/** What was stored may be of another version, or anything: only what is understood counts. */
function stored(name: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(localStorage.getItem(name) ?? "null"));
  } catch {
    return {};
  }
}

function costFrom(value: unknown): CostPreferences {
  const { tokenizer, client, inlays } = record(value);
  return {
    tokenizer: tokenizerIds.find((id) => id === tokenizer) ?? "estimate",
    client: choiceFrom([client], undefined).clients[0] ?? null,
    inlays: inlays === true,
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
