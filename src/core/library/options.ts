import { code, nearest } from "../words.ts";
import { OptionError } from "./option-error.ts";

/** Where a value stands: the function, and the option with its parents; "" for the options as a whole. */
export interface OptionPlace {
  readonly call: string;
  readonly option: string;
}

/** Throws an `OptionError` where a value is not what may stand at a place. */
export type Check = (value: unknown, place: OptionPlace) => void;

/** One check for each option: one that is forgotten does not compile. */
export type Checks<Options> = { readonly [Name in keyof Required<Options>]: Check };

/**
 * The options, without those that are undefined: they were left out. Refuses options that do not exist and values that they
 * do not take.
 */
export function checkOptions<Options extends object>(
  call: string,
  options: Options = {} as Options,
  checks: Checks<Options>,
  needed: readonly (keyof Options & string)[] = [],
): Options {
  members(checks, needed)(options, { call, option: "" });
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}

/** An object with these members and no others. */
export function members<Options>(checks: Checks<Options>, needed: readonly (keyof Options & string)[] = []): Check {
  const known: Readonly<Record<string, Check>> = checks;
  return (value, place) => {
    object(value, place);
    const given: Readonly<Record<string, unknown>> = { ...(value as object) };
    for (const [name, inner] of Object.entries(given)) {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!check) throw unknownName(name, Object.keys(known), inner, place);
      if (inner !== undefined) check(inner, inside(place, name));
    }
    for (const name of needed) if (given[name] === undefined) known[name]?.(undefined, inside(place, name));
  };
}

/** One of some names. */
export function oneOf(noun: string, choices: readonly string[]): Check {
  return (value, place) => {
    if (typeof value === "string" && choices.includes(value)) return;
    throw refusal(place, value, noun, choices);
  };
}

/** A value that is none of the names that may stand there. */
export function refusal(place: OptionPlace, given: unknown, noun: string, choices: readonly string[]): OptionError {
  const meant = typeof given === "string" ? nearest(given, choices) : undefined;
  const advice = meant === undefined ? `choose one of ${choices.join(", ")}` : `did you mean ${code(meant)}?`;
  const said = given === undefined ? `${code(place.option)} is missing` : `${shown(given)} is no ${noun}`;
  return new OptionError(`${place.call}: ${said}: ${advice}`, { ...place, given, choices });
}

export const text: Check = (value, place) => {
  if (typeof value !== "string") throw wrongType(value, place, "text");
};

export const flag: Check = (value, place) => {
  if (typeof value !== "boolean") throw wrongType(value, place, "true or false");
};

export const callback: Check = (value, place) => {
  if (typeof value !== "function") throw wrongType(value, place, "a function");
};

export const object: Check = (value, place) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrongType(value, place, "an object");
};

/** Something that is not looked into here. */
export const anything: Check = () => undefined;

export function wholeNumber(min: number, max: number): Check {
  const wanted = Number.isFinite(max) ? `a whole number from ${min} to ${max}` : `a whole number`;
  return (value, place) => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= min && value <= max) return;
    throw wrongType(value, place, wanted);
  };
}

export function listOf(check: Check): Check {
  return (value, place) => {
    if (!Array.isArray(value)) throw wrongType(value, place, "a list");
    for (const [index, item] of value.entries()) check(item, inside(place, String(index)));
  };
}

export function inside({ call, option }: OptionPlace, name: string): OptionPlace {
  return { call, option: option === "" ? name : `${option}.${name}` };
}

function unknownName(name: string, known: readonly string[], given: unknown, place: OptionPlace): OptionError {
  const meant = nearest(name, known);
  const advice = meant === undefined ? `choose one of ${known.join(", ")}` : `did you mean ${code(meant)}?`;
  const owner = place.option === "" ? "option" : `member of ${code(place.option)}`;
  const message = `${place.call}: ${code(name)} is no ${owner}: ${advice}`;
  return new OptionError(message, { ...inside(place, name), given, choices: known });
}

function wrongType(given: unknown, { call, option }: OptionPlace, wanted: string): OptionError {
  const owner = option === "" ? "the options" : code(option);
  const message = `${call}: ${owner} must be ${wanted}, not ${shown(given)}`;
  return new OptionError(message, { call, option, given, choices: [] });
}

/** What was given, short enough for a message: of a whole document only the kind. */
function shown(given: unknown): string {
  if (typeof given === "string" || typeof given === "number" || typeof given === "boolean") return code(String(given));
  if (given === null || given === undefined) return String(given);
  return Array.isArray(given) ? "a list" : typeof given === "function" ? "a function" : "an object";
}
