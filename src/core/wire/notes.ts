import { toPointer } from "../text/index.ts";
import type { Path, ToolSlice } from "../types.ts";
import type { Party, Step, WireNote, WireNoteKind } from "./exchange.ts";

/** What else is worth knowing about a message. */
export function about(at: "request" | "response", message: string, path: Path = []): WireNote {
  return note("about", at, message, path);
}

export function note(kind: WireNoteKind, at: "request" | "response", message: string, path: Path = []): WireNote {
  return { kind, message, at, path: toPointer(path) };
}

/** What was done to a tool of the document. */
export function toolNotes(slice: ToolSlice, steps: readonly Step[]): readonly WireNote[] {
  const name = Object.hasOwn(slice.value, "name") ? slice.value.name : undefined;
  return steps.map(({ kind, path, message }) => ({
    kind,
    message,
    at: "document",
    path: toPointer([...slice.path, ...path]),
    ...(typeof name === "string" && { tool: name }),
    toolIndex: slice.index,
  }));
}

/** Who is to blame, and for what. */
export function blame(party: Party, at: "request" | "response", message: string, path: Path = []): WireNote {
  return { ...note("blame", at, message, path), party };
}
