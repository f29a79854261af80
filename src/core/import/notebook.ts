import { count } from "../words.ts";
import type { ImportNote, ImportNoteKind } from "./importer.ts";

interface Entry {
  readonly kind: ImportNoteKind;
  readonly message: string;
  readonly tools: Set<string>;
}

/** Notes of one import: what is said of many tools is said once. */
export interface Notebook {
  note(kind: ImportNoteKind, message: string, tool?: string): void;
  /** A field was left behind that `_meta` could keep. */
  readonly keepable: boolean;
  keep(): void;
  all(): ImportNote[];
}

export function notebook(): Notebook {
  const entries = new Map<string, Entry>();
  let keepable = false;
  return {
    get keepable() {
      return keepable;
    },
    keep() {
      keepable = true;
    },
    note(kind, message, tool) {
      const key = `${kind} ${message}`;
      const entry = entries.get(key) ?? { kind, message, tools: new Set() };
      entries.set(key, entry);
      if (tool !== undefined) entry.tools.add(tool);
    },
    all: () =>
      [...entries.values()].map(({ kind, message, tools }) => {
        const [only] = tools;
        if (tools.size > 1) return { kind, message: `${message} (${count(tools.size, "tool")})` };
        return { kind, message, ...(only !== undefined && { tool: only }) };
      }),
  };
}
