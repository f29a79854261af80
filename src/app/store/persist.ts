import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { findRevision, type Preset, presets, type Settings, type Suppression, severities } from "../../core/index.ts";
import type { DocumentInfo, Theme } from "./state.ts";

/** One document as it is kept. The version is of this shape, so that every old one stays readable. */
export interface StoredDocument extends DocumentInfo {
  readonly version: 1;
  readonly text: string;
  readonly changed: number;
}

interface Schema extends DBSchema {
  documents: { key: string; value: StoredDocument; indexes: { changed: number } };
}

/** Where documents are kept: the browser's database, or memory alone where there is none. */
export interface Shelf {
  readonly durable: boolean;
  all(): Promise<StoredDocument[]>;
  get(id: string): Promise<StoredDocument | undefined>;
  put(document: StoredDocument): Promise<void>;
}

export async function openShelf(): Promise<Shelf> {
  // Private windows and blocked site data refuse the database; the app works on, in memory.
  try {
    return durableShelf(await openDB<Schema>("toolwright", 1, { upgrade }));
  } catch {
    return memoryShelf();
  }
}

function upgrade(database: IDBPDatabase<Schema>): void {
  database.createObjectStore("documents", { keyPath: "id" }).createIndex("changed", "changed");
}

function durableShelf(database: IDBPDatabase<Schema>): Shelf {
  return {
    durable: true,
    all: async () => (await database.getAllFromIndex("documents", "changed")).reverse(),
    get: (id) => database.get("documents", id),
    put: async (document) => {
      await database.put("documents", document);
    },
  };
}

export function memoryShelf(): Shelf {
  const documents = new Map<string, StoredDocument>();
  return {
    durable: false,
    all: async () => [...documents.values()].sort((a, b) => b.changed - a.changed),
    get: async (id) => documents.get(id),
    put: async (document) => {
      documents.set(document.id, document);
    },
  };
}

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
