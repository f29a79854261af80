import { type Code, trusted } from "./code.ts";

export interface IdentifierStyle {
  readonly form: "camel" | "pascal" | "snake" | "constant";
  /** Words of the language and names that the code around uses. */
  readonly reserved: ReadonlySet<string>;
  /** For a text without a single letter or digit. */
  readonly fallback: string;
  /** Whether names that differ only in case count as one. */
  readonly foldCase?: boolean;
}

/** The same key gives the same name; without one, the text is its own key. */
export type Identifiers = (text: string, key?: string) => Code;

const longest = 60;

/**
 * Names for one scope: ASCII letters, digits and underscores alone, never reserved, never twice for different texts and
 * the same for the same text.
 */
export function identifiers({ form, reserved, fallback, foldCase = false }: IdentifierStyle): Identifiers {
  const known = new Map<string, Code>();
  const taken = new Set<string>();
  const next = new Map<string, number>();
  const folded = (name: string) => (foldCase ? name.toLowerCase() : name);
  return (text, key = text) => {
    const found = known.get(key);
    if (found) return found;
    const base = shaped(text, form) || shaped(fallback, form);
    let name = base;
    for (let number = next.get(base) ?? 2; taken.has(folded(name)) || reserved.has(name); number++) {
      next.set(base, number + 1);
      name = form === "snake" || form === "constant" || /\d$/.test(base) ? `${base}_${number}` : `${base}${number}`;
    }
    taken.add(folded(name));
    const identifier = trusted(name);
    known.set(key, identifier);
    return identifier;
  };
}

/** Whether a text can stand as an identifier as it is. */
export function isPlainIdentifier(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && text.length <= longest;
}

/** The words of a text: `getHTTPStatus`, `get-http_status` and `get http.status` are three each. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}

function shaped(text: string, form: IdentifierStyle["form"]): string {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const whole =
    form === "snake"
      ? words.join("_")
      : form === "constant"
        ? words.join("_").toUpperCase()
        : words.map((word, index) => (index === 0 && form === "camel" ? word : capitalized(word))).join("");
  const short = whole.slice(0, longest);
  return /^\d/.test(short) ? `${form === "pascal" ? "N" : form === "constant" ? "N_" : "n"}${short}` : short;
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
