import type { Pressed } from "./key-queue.ts";

/** What a key does on a row of the page. */
export type GridCommand =
  | { readonly do: "move"; readonly to: "next" | "previous" | "first" | "last" | "page-down" | "page-up" }
  | { readonly do: "open" | "close" | "detail" | "rename" | "require" | "add-after" | "add-inside" }
  | { readonly do: "duplicate" | "delete" | "up" | "down" | "out" | "in" | "menu" | "keys" }
  | { readonly do: "find"; readonly letter: string };

const plain: Readonly<Record<string, GridCommand>> = {
  ArrowDown: { do: "move", to: "next" },
  ArrowUp: { do: "move", to: "previous" },
  Home: { do: "move", to: "first" },
  End: { do: "move", to: "last" },
  PageDown: { do: "move", to: "page-down" },
  PageUp: { do: "move", to: "page-up" },
  ArrowRight: { do: "open" },
  ArrowLeft: { do: "close" },
  Enter: { do: "detail" },
  F2: { do: "rename" },
  " ": { do: "require" },
  Insert: { do: "add-after" },
  Delete: { do: "delete" },
  Backspace: { do: "delete" },
  ContextMenu: { do: "menu" },
  "?": { do: "keys" },
};

const withAlt: Readonly<Record<string, GridCommand>> = {
  ArrowUp: { do: "up" },
  ArrowDown: { do: "down" },
  ArrowLeft: { do: "out" },
  ArrowRight: { do: "in" },
};

/** Undefined leaves the key to whoever is next. */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): GridCommand | undefined {
  const isMod = ctrlKey || metaKey;
  if (altKey) return isMod || shiftKey ? undefined : withAlt[key];
  if (isMod) {
    if (shiftKey) return undefined;
    if (key === "Enter") return { do: "add-inside" };
    return key.toLowerCase() === "d" ? { do: "duplicate" } : undefined;
  }
  if (shiftKey && key === "Enter") return { do: "add-after" };
  if (shiftKey && key === "F10") return { do: "menu" };
  const command = plain[key];
  if (command) return shiftKey && key !== "?" ? undefined : command;
  return isLetter(key) ? { do: "find", letter: key } : undefined;
}

function isLetter(key: string): boolean {
  return [...key].length === 1 && key !== "/";
}

/** A pause this long starts a new word. */
const pauseMs = 800;

/** Letters typed one after the other look for a name that begins with them; the same one again goes on to the next. */
export function createFinder(now: () => number = () => performance.now()) {
  let typed = "";
  let last = Number.NEGATIVE_INFINITY;
  return (letter: string, names: readonly string[], from: number): number | undefined => {
    const isNew = now() - last > pauseMs;
    last = now();
    typed = isNew ? letter.toLowerCase() : typed + letter.toLowerCase();
    const isRepeat = [...typed].every((one) => one === letter.toLowerCase());
    const wanted = isRepeat ? letter.toLowerCase() : typed;
    const start = isRepeat ? from + 1 : from;
    for (let step = 0; step < names.length; step++) {
      const at = (start + step) % names.length;
      if (names[at]?.toLowerCase().startsWith(wanted)) return at;
    }
    return undefined;
  };
}
