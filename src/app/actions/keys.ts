const apple = /Mac|iPhone|iPad/.test(navigator.platform);

const symbols: Record<string, string> = apple
  ? { mod: "⌘", shift: "⇧", alt: "⌥", enter: "↵" }
  : { mod: "Ctrl", shift: "Shift", alt: "Alt", enter: "Enter" };

/** "mod+shift+." as the key caps of this platform. */
export function keyCaps(keys: string): string[] {
  return keys.split("+").map((key) => symbols[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

export function keyText(keys: string | undefined): string | undefined {
  return keys && keyCaps(keys).join(apple ? "" : "+");
}

/** Where the editor lets Tab leave it: its own shortcut on each system. */
export const tabKeys = apple ? "⌃⇧M" : "Ctrl+M";

/** Whether a key press is this shortcut. Shifted characters such as "?" name themselves. */
export function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const mod = apple ? event.metaKey : event.ctrlKey;
  if (mod !== parts.includes("mod") || event.altKey !== parts.includes("alt")) return false;
  if (/^[a-z0-9]$/i.test(key) || key.length > 1 || parts.length > 1) {
    if (event.shiftKey !== parts.includes("shift")) return false;
  }
  const codes: Record<string, string> = { ".": "Period" };
  return event.key.toLowerCase() === key.toLowerCase() || event.code === codes[key];
}
