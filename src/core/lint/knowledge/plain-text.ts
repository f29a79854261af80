import { remembered } from "../../memo.ts";

/**
 * The words of a text as a model reads them, whatever was done to their letters: lower case, one space between words,
 * no punctuation, accents or invisible characters, look-alikes as the Latin letters that they stand for.
 */
export function plainWords(text: string): string {
  // Several rules read the texts of one tool, one after the other.
  if (known.size > 500) known.clear();
  return remembered(known, text, () => readWords(text));
}

const known = new Map<string, string>();

function readWords(text: string): string {
  const folded = fold(text)
    .replace(/['’`´]/g, "")
    .replace(spelledOut, (spelled) => spelled.replace(/[^a-z0-9]/g, ""));
  const read = /[a-z][0-9@$]|[0-9@$][a-z]/.test(folded) ? folded.replace(/[a-z0-9@$]{4,}/g, unleet) : folded;
  return read.replace(isAscii(read) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The words of a text that match a phrase. Shorter texts than any phrase are most of a descriptor. */
export function findPhrase(sought: RegExp, text: string): string | undefined {
  return text.length < 12 ? undefined : sought.exec(plainWords(text))?.[0];
}

/** A phrase in the output of `plainWords`. A space may be missing, as in what was spelled out; `~` is a space that may not. */
export function phrase(pattern: string): RegExp {
  return new RegExp(`\\b(?:${pattern.replaceAll(" ", " ?").replaceAll("~", " ")})\\b`);
}

/** Lower case in ASCII as far as possible. */
export function fold(text: string): string {
  return foldCase(text).toLowerCase();
}

/** The same in the case that it has. */
export function foldCase(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, "")
    .replace(/\P{ASCII}/gu, (character) => lookAlikes.get(character) ?? character);
}

function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}

/** Four or more letters, one separator between each two: i g n o r e, i-g-n-o-r-e. */
const spelledOut = /(?<![a-z0-9])(?:[a-z0-9][\s._*~|+/-]){3,}[a-z0-9](?![a-z0-9])/g;

const digits: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/** Digits as letters in a word that is mostly letters: pr3v1ous, but not sha256. */
function unleet(word: string): string {
  const letters = word.replace(/[^a-z]/g, "").length;
  return letters >= 3 && letters * 2 > word.length ? word.replace(/[013457@$]/g, (sign) => digits[sign] ?? sign) : word;
}

/** Letters of other scripts that look like Latin ones, and the small capitals. */
const lookAlikes = new Map(
  Object.entries({
    a: "аɑαᴀ",
    b: "ьʙЬ",
    c: "сϲᴄ",
    d: "ԁᴅɗ",
    e: "еєεᴇ",
    f: "ꜰƒ",
    g: "ɡɢց",
    h: "һհʜ",
    i: "іıιɩɪɨ",
    j: "јϳᴊ",
    k: "кκᴋ",
    l: "ӏʟǀ",
    m: "мᴍ",
    n: "пոηɴ",
    o: "оοօσᴏ",
    p: "рρᴘ",
    q: "ԛզ",
    r: "гʀ",
    s: "ѕꜱʂ",
    t: "тτᴛ",
    u: "υսᴜʋ",
    v: "ѵνᴠ",
    w: "ԝωᴡ",
    x: "хχ",
    y: "уγʏү",
    z: "ᴢʐ",
    A: "АΑ",
    B: "ВΒ",
    C: "СϹ",
    E: "ЕΕ",
    G: "Ԍ",
    H: "НΗ",
    I: "ІΙӀ",
    J: "Ј",
    K: "КΚ",
    M: "МΜ",
    N: "Ν",
    O: "ОΟՕ",
    P: "РΡ",
    S: "ЅՏ",
    T: "ТΤ",
    U: "Ս",
    V: "Ѵ",
    W: "Ԝ",
    X: "ХΧ",
    Y: "ҮΥ",
    Z: "Ζ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
