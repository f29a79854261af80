import { matches, sharedTypes } from "../schema/index.ts";
import type { Json, Path } from "../types.ts";
import type { Facts } from "./facts.ts";
import type { Idea } from "./idea.ts";
import { numberFacts, textFacts } from "./make.ts";
import { maxText } from "./text.ts";

/** Where the limits of a number or a text lie, and what is just beyond them. */
export function scalarIdeas(facts: Facts, value: Json, path: Path): Idea[] {
  if (typeof value === "number") return numberIdeas(facts, path);
  if (typeof value === "string") return textIdeas(facts, value, path);
  return typeof value === "boolean" ? [{ path, words: `as \`${!value}\``, value: !value }] : [];
}

function numberIdeas(facts: Facts, path: Path): Idea[] {
  const types = sharedTypes(facts.schemas) ?? [];
  const whole = types.includes("integer") && !types.includes("number");
  const { min, max, above, below, steps } = numberFacts(facts, whole);
  const step = steps[0] ?? 1;
  const ideas: Idea[] = [];
  if (Number.isFinite(min)) {
    const keyword = above ? "exclusiveMinimum" : "minimum";
    ideas.push({ path, words: "at its minimum", value: above ? min + step : min });
    ideas.push({ path, keyword, words: "below its minimum", value: above ? min : min - step });
  }
  if (Number.isFinite(max)) {
    const keyword = below ? "exclusiveMaximum" : "maximum";
    ideas.push({ path, words: "at its maximum", value: below ? max - step : max });
    ideas.push({ path, keyword, words: "above its maximum", value: below ? max : max + step });
  }
  if (!Number.isFinite(min) && !Number.isFinite(max)) {
    ideas.push({ path, words: "as 0", value: 0 }, { path, words: "as a negative number", value: -step });
  }
  if (steps.length > 0) {
    const near = Number.isFinite(min) ? Math.ceil(min / step) * step : 0;
    const between = whole ? near + 1 : near + step / 2;
    ideas.push({ path, keyword: "multipleOf", words: `between multiples of ${step}`, value: between });
  }
  if (whole) ideas.push({ path, keyword: "type", words: "as a number with a fraction", value: 1.5 });
  return ideas;
}

const odd = ["", " ", "!", "???", "not what is asked for", "0", "-", "\n"];

function textIdeas(facts: Facts, value: string, path: Path): Idea[] {
  const { length, patterns, formats } = textFacts(facts);
  const ideas: Idea[] = [];
  const letters = (count: number) => "x".repeat(count);
  if (length.min > 0) {
    ideas.push({ path, words: "at its shortest", value: letters(length.min) });
    ideas.push({
      path,
      keyword: "minLength",
      words: "shorter than allowed",
      value: [...value].slice(0, length.min - 1).join(""),
    });
  } else ideas.push({ path, words: "empty", value: "" });
  if (length.max <= maxText) {
    ideas.push({ path, words: "at its longest", value: letters(length.max) });
    ideas.push({ path, keyword: "maxLength", words: "longer than allowed", value: letters(length.max + 1) });
  } else if (patterns.length === 0 && formats.length === 0)
    ideas.push({ path, words: "with 1,000 characters", value: letters(1_000) });
  ideas.push({ path, words: "with letters of other scripts", value: "Zoë 北京 🙂" });
  for (const pattern of patterns) {
    const none = [...odd, `${value} `, value.slice(1)].find(
      (text) => fits(text, length) && matches(pattern, text) === false,
    );
    if (none !== undefined) ideas.push({ path, keyword: "pattern", words: "outside of its pattern", value: none });
  }
  for (const format of formats) {
    const none = length.max < 7 ? "?" : "not a {";
    ideas.push({
      path,
      keyword: "format",
      words: `as no ${format}`,
      value: none.padEnd(Math.min(length.min, maxText), "{"),
    });
  }
  return ideas;
}

function fits(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return text.length >= min && text.length <= max;
}
