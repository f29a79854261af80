import { isNoJson, valueFaultWords } from "../text/index.ts";
import type { Fault } from "../types.ts";
import { say, type WordTable } from "../words.ts";
import type { NoForm, NoFormCode } from "./form-plan.ts";

/** Why there is no form, in words. */
export function noFormInWords(refusal: NoForm): string {
  return say(noFormWords, refusal);
}

const noFormWords: WordTable<NoFormCode> = {
  "no-schema": () => "The tool has no `inputSchema`, so nobody knows what it takes",
  "bad-schema": () => "`inputSchema` is not an object",
  "no-object": () => "`inputSchema` describes no object, but arguments are always one",
  "too-late": () => "The schema could not be read in time: write the arguments as JSON",
  "too-many-parts": (max) => `The schema has more than ${thousands(max)} parts: write the arguments as JSON`,
  "too-many-fields": (max) =>
    `The schema asks for more than ${thousands(max)} fields at once: write the arguments as JSON`,
};

export const notANumber = "This is not a number, so nothing is sent";

/** Why the text of a field is no value yet. */
export function unsentWords(fault: Fault): string {
  return isNoJson(fault)
    ? "This is not JSON, so nothing is sent. Text needs double quotes"
    : `${valueFaultWords(fault)}. Until then nothing is sent`;
}

function thousands(number: string): string {
  return Number(number).toLocaleString("en");
}
