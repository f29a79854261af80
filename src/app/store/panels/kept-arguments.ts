import { draftOf, draftTexts, restoreArguments } from "./arguments.ts";

const storageKey = "toolwright.arguments.v1";
let isKept = false;

/** Arguments that nobody has sent come back after a reload of the tab. Called when the first panel needs them. */
export function keepArguments(): void {
  if (isKept) return;
  isKept = true;
  for (const [key, text] of storedArguments()) if (draftOf(key).text === undefined) restoreArguments(key, text);
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draftTexts()));
    } catch {
      // Without storage they last as long as the page.
    }
  });
}

function storedArguments(): readonly (readonly [string, string])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(pair: unknown): pair is readonly [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
}
