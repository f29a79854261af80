import type { Text } from "./strings.ts";

export type HiddenKind = "invisible" | "bidi" | "control";

/** A character that shows nothing, turns the text around it, or steers a terminal. */
export interface Hidden {
  readonly kind: HiddenKind;
  readonly code: number;
  readonly offset: number;
  readonly length: number;
}

/** The characters of one kind that have no business where they stand. */
export function hiddenIn({ text, path, place }: Pick<Text, "text" | "path" | "place">, kind: HiddenKind): Hidden[] {
  if (!suspicious.test(text)) return [];
  // Data of one character is meant: a separator, a line end.
  if (place === "value" && text.length === 1 && isData(path)) return [];
  const masked = path.at(-1) === "pattern" && place === "value" ? text.replace(/\[(?:\\.|[^\]\\])*\]/gsu, blank) : text;
  const source = masked.replace(flags, blank);
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
  const legalMarks = kind === "bidi" && rightToLeft.test(source) ? marksOf(source) : nothing;
  const braille = /[\u2801-\u28ff]/.test(source);
  const found: Hidden[] = [];
  for (const match of source.matchAll(kinds[kind])) {
    const [character] = match;
    const code = character.codePointAt(0) ?? 0;
    if (kind === "invisible" && (joins(source, match.index, character) || (code === 0x2800 && braille))) continue;
    if (legalMarks.has(code)) continue;
    found.push({ kind, code, offset: match.index, length: character.length });
  }
  return found;
}

/** Whether a value is an instance of something rather than a text for people. */
export function isData(path: readonly (string | number)[]): boolean {
  return path.some((key) => key === "default" || key === "const" || key === "enum" || key === "examples");
}

/** Text that people and models only read: changing how it is written changes no call. */
export function isProse({ path, place }: Pick<Text, "path" | "place">): boolean {
  const key = path.at(-1);
  const read = key === "description" || key === "title" || key === "$comment";
  return place === "value" && read && !isData(path) && !path.includes("_meta");
}

/** "U+200B zero width space", the first three kinds of them. */
export function hiddenNames(found: readonly Pick<Hidden, "code">[]): string {
  const codes = [...new Set(found.map(({ code }) => code))];
  const names = codes.slice(0, 3).map((code) => {
    const times = found.filter((other) => other.code === code).length;
    return `${codePoint(code)} ${nameOf(code)}${times > 1 ? ` (${times} times)` : ""}`;
  });
  if (codes.length > 3) return `${names.join(", ")} and ${codes.length - 3} more`;
  return [names.slice(0, -1).join(", "), names.at(-1) ?? ""].filter(Boolean).join(" and ");
}

/** The ASCII text that tag characters or variation selectors spell, if they do. */
export function spelled(found: readonly Hidden[]): string {
  const codes = found.flatMap(({ code }) => {
    if (code > 0xe0000 && code < 0xe007f) return [code - 0xe0000];
    if (code >= 0xe0100 && code <= 0xe01ef) return [code - 0xe0100 + 16];
    return [];
  });
  const text = String.fromCharCode(...codes.slice(0, 200));
  return /^[\x20-\x7e]{3,}$/.test(text) ? text : "";
}

export function without(text: string, found: readonly Hidden[]): string {
  let end = 0;
  const pieces = found.map(({ offset, length }) => {
    const piece = text.slice(end, offset);
    end = offset + length;
    return piece;
  });
  return pieces.join("") + text.slice(end);
}

const suspicious = /(?![\t\n])[\p{Cc}\u2800\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/u;
const bidi = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";
const kinds: Readonly<Record<HiddenKind, RegExp>> = {
  invisible: new RegExp(`(?![${bidi}])[\\u2800\\ufff9-\\ufffb\\p{Default_Ignorable_Code_Point}]`, "gu"),
  bidi: new RegExp(`[${bidi}]`, "gu"),
  // A line end of two characters is one that Windows writes.
  control: /(?![\t\n]|\r\n)\p{Cc}/gu,
};

/** The flags of England, Scotland and Wales end in tag characters. */
const flags = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;

const nothing: ReadonlySet<number> = new Set();
const marks: ReadonlySet<number> = new Set([0x61c, 0x200e, 0x200f]);
const marksAndIsolates: ReadonlySet<number> = new Set([...marks, 0x2066, 0x2067, 0x2068, 0x2069]);

/** In text that runs right to left marks are good manners, and so are isolates that end where they should. */
function marksOf(text: string): ReadonlySet<number> {
  let depth = 0;
  for (const [character] of text.matchAll(/[\u2066-\u2069\n]/g)) {
    if (character === "\n" && depth > 0) return marks;
    if (character !== "\n") depth += character === "\u2069" ? -1 : 1;
    if (depth < 0) return marks;
  }
  return depth === 0 ? marksAndIsolates : marks;
}

const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Whether an invisible character does what it is for: join emoji, shape letters, pick a variant, part words. */
function joins(text: string, index: number, character: string): boolean {
  const before = /[\uDC00-\uDFFF]/.test(text.charAt(index - 1)) ? text.slice(index - 2, index) : text.charAt(index - 1);
  const after = String.fromCodePoint(text.codePointAt(index + character.length) ?? 0);
  switch (character) {
    case "\u200c":
      return joined.test(before) && joined.test(after);
    case "\u200d": {
      const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
      return (emoji.test(before) && /\p{Extended_Pictographic}/u.test(after)) || joined.test(before);
    }
    case "\u200b":
      return unspaced.test(before) || unspaced.test(after);
    case "\ufe0e":
    case "\ufe0f":
      return /[0-9#*]/.test(before) ? after === "\u20e3" : /[\p{Emoji}\p{S}]/u.test(before);
  }
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xfe00 && code <= 0xfe0d) return /[\p{S}\p{Script=Han}\p{Script=Myanmar}\p{P}]/u.test(before);
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}/u.test(before);
  if (code >= 0x180b && code <= 0x180f) return /\p{Script=Mongolian}/u.test(before);
  return (code === 0x115f || code === 0x1160) && /[\u1100-\u11ff]/.test(before + after);
}

const blank = (match: string) => " ".repeat(match.length);

export function codePoint(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

function nameOf(code: number): string {
  if (code > 0xe0000 && code <= 0xe007f) return "tag character";
  if ((code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)) return "variation selector";
  const known = names[code];
  return known ?? (code < 0xa0 ? "control character" : "invisible character");
}

const names: Readonly<Record<number, string>> = {
  0: "null",
  7: "bell",
  8: "backspace",
  11: "vertical tab",
  12: "form feed",
  9: "tab",
  10: "line feed",
  13: "carriage return",
  27: "escape",
  127: "delete",
  160: "no-break space",
  133: "next line",
  155: "control sequence introducer",
  173: "soft hyphen",
  847: "combining grapheme joiner",
  1564: "Arabic letter mark",
  4447: "Hangul choseong filler",
  4448: "Hangul jungseong filler",
  6158: "Mongolian vowel separator",
  8203: "zero width space",
  8204: "zero width non-joiner",
  8205: "zero width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "pop directional formatting",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8288: "word joiner",
  8289: "function application",
  8290: "invisible times",
  8291: "invisible separator",
  8292: "invisible plus",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "pop directional isolate",
  10240: "blank Braille pattern",
  12644: "Hangul filler",
  65279: "byte order mark",
  65440: "halfwidth Hangul filler",
};
