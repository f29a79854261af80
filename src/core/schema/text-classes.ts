import { isIn, type Program, programOf } from "./pattern-program.ts";

/**
 * All kinds of texts that some patterns and lengths tell apart, one text of each: which patterns it matches, and which lengths it
 * exceeds. The automata of all patterns are gone through together, one character of each kind that they tell apart at a time.
 */
export interface TextKinds {
  readonly patterns: readonly string[];
  /** Lengths that a text may exceed. */
  readonly lengths: readonly number[];
  /** Texts that are none of those looked for. */
  readonly except: readonly string[];
}

/** Undefined where a pattern has no automaton, or there is too much to go through. */
export function textOfEachKind(kinds: TextKinds): readonly string[] | undefined {
  const key = JSON.stringify([kinds.patterns, kinds.lengths, kinds.except]);
  if (kept.has(key)) return kept.get(key);
  if (kept.size >= maxKept) kept.clear();
  const found = explore(kinds);
  kept.set(key, found);
  return found;
}

const maxKept = 1_000;
const kept = new Map<string, readonly string[] | undefined>();
const maxStates = 600;
const maxPatterns = 12;

/** Where the patterns are after a text; one that has matched has matched for good. */
interface State {
  readonly text: string;
  readonly places: readonly (readonly number[] | "matched")[];
}

function explore({ patterns, lengths, except }: TextKinds): readonly string[] | undefined {
  const programs = patterns.map(programOf);
  if (patterns.length > maxPatterns || !programs.every((program) => program !== undefined)) return undefined;
  if (programs.some(looksAround)) return undefined;
  const characters = charactersFor(programs, except);
  if (!characters) return undefined;
  const longest = Math.max(0, ...lengths) + 1;
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting: State[] = [{ text: "", places: programs.map(() => [0]) }];
  for (let state = waiting.shift(); state; state = waiting.shift()) {
    const { text, places } = state;
    const size = [...text].length;
    // What begins like one of the exceptions may become one of them.
    const beginning = except.some((other) => other.startsWith(text)) ? text : "";
    const id = JSON.stringify([places, Math.min(size, longest), text === "", beginning]);
    if (seen.has(id)) continue;
    seen.add(id);
    if (seen.size > maxStates) return undefined;
    const matched = programs.map((program, index) => isThrough(program, places[index], text === "", true));
    const kind = JSON.stringify([matched, lengths.map((length) => size > length)]);
    if (!except.includes(text) && (!found.has(kind) || found.get(kind) === "")) found.set(kind, text);
    for (const character of characters) {
      const point = character.codePointAt(0) ?? 0;
      const next = programs.map((program, index) => after(program, places[index], text === "", point));
      waiting.push({ text: text + character, places: next });
    }
  }
  return [...found.values()];
}

/** What a word boundary means depends on the next character. */
function looksAround(program: Program): boolean {
  return program.some(
    ({ kind, ...rest }) => kind === "assert" && "what" in rest && rest.what !== "start" && rest.what !== "end",
  );
}

function isThrough(program: Program, places: State["places"][number] | undefined, atStart: boolean, atEnd: boolean) {
  return places === "matched" || reached(program, places ?? [], atStart, atEnd).isThrough;
}

function after(program: Program, places: State["places"][number] | undefined, atStart: boolean, point: number) {
  if (places === "matched") return places;
  const { sets, isThrough: isMatched } = reached(program, places ?? [], atStart, false);
  if (isMatched) return "matched";
  const next = sets.filter((place) => {
    const what = program[place];
    return what?.kind === "set" && isIn(point, what.set);
  });
  // A match may begin anywhere.
  return [...new Set([0, ...next.map((place) => place + 1)])].sort((a, b) => a - b);
}

/** All places that follow without reading, where something is read next. */
function reached(program: Program, from: readonly number[], atStart: boolean, atEnd: boolean) {
  const seen = new Set<number>();
  const sets: number[] = [];
  const waiting = [...from];
  let isThrough = false;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const what = program[place];
    if (what?.kind === "match") isThrough = true;
    else if (what?.kind === "set") sets.push(place);
    else if (what?.kind === "split") waiting.push(...what.to);
    else if (what?.kind === "jump") waiting.push(what.to);
    else if (what?.kind === "assert" && (what.what === "start" ? atStart : atEnd)) waiting.push(place + 1);
  }
  return { sets, isThrough };
}

const likely = [..."abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFGHIJKLMNOPQRSTUVWXYZ.$@/ "].map(
  (one) => one.codePointAt(0) ?? 0,
);

/** One character of each kind that the patterns or the exceptions tell apart; undefined where they tell halves of characters. */
function charactersFor(programs: readonly Program[], except: readonly string[]): string[] | undefined {
  const points = except.flatMap((text) => [...text].map((one) => one.codePointAt(0) ?? 0));
  const sets = programs.flatMap((program) => program.flatMap((what) => (what.kind === "set" ? what.set : [])));
  const ranges = [...sets, ...points.map((point): readonly [number, number] => [point, point])];
  const starts = new Set([0, ...ranges.flatMap(([low, high]) => [low, high + 1])]);
  const ordered = [...starts].filter((start) => start <= 0x10ffff).sort((a, b) => a - b);
  if (ordered.some((start) => start >= 0xd800 && start <= 0xe000)) return undefined;
  return ordered.map((start, index) => {
    const end = (ordered[index + 1] ?? 0x110000) - 1;
    return String.fromCodePoint(likely.find((point) => point >= start && point <= end) ?? start);
  });
}
