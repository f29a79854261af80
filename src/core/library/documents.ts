import { analyze as analyzeText, createAnalyzer as newAnalyzer } from "../analyze.ts";
import { applyFixes as applySafe, fixAll as fixEverything } from "../fix.ts";
import { ruleReference } from "../lint/index.ts";
import { parseDocument as parseText } from "../text/index.ts";
import type { Analysis, Diagnostic, JsonObject, Preset, Radius, Settings, Severity, ToolDocument } from "../types.ts";
import { anything, listOf, text as textCheck } from "./options.ts";
import { checkSettings } from "./settings.ts";

/**
 * Reads a text that holds tools: one tool, an array, `{ tools }`, a `tools/list` result or a whole JSON-RPC response,
 * in JSON with or without comments. Never fails: what could not be read is in `faults`.
 *
 * @param text - The document, as it stands in its file.
 * @returns The tools with the places of everything in the text.
 * @throws OptionError where `text` is no text.
 *
 * @example
 * const document = parseDocument('[{ "name": "search" }, { "name": "fetch" }]');
 * document.shape; // => "array"
 * document.tools.map((tool) => tool.value.name); // => ["search", "fetch"]
 */
export function parseDocument(text: string): ToolDocument {
  textCheck(text, { call: "parseDocument", option: "text" });
  return parseText(text);
}

/**
 * Checks a document against all rules and derives everything that is shown of it.
 *
 * @param text - The document, as it stands in its file.
 * @param settings - What differs from `defaultSettings`.
 * @returns The findings with their places and repairs, and a summary of each tool: plain data.
 * @throws OptionError where a setting does not exist or does not take its value, such as an unknown revision or rule.
 *
 * @example
 * const text = '{ "name": "search", "description": "Finds pages.", "inputSchema": {} }';
 * const { diagnostics } = analyze(text);
 * diagnostics[0].rule; // => "mcp/input-schema-root-type"
 * diagnostics[0].path; // => "/inputSchema"
 * const settings = { revision: "2025-06-18", rules: { "mcp/input-schema-root-type": "off" } };
 * analyze(text, settings).counts.error; // => 0
 */
export function analyze(text: string, settings?: Partial<Settings>): Analysis {
  textCheck(text, { call: "analyze", option: "text" });
  return analyzeText(text, checkSettings("analyze", settings));
}

/** Text and settings to an analysis, as `analyze` does it. */
export type Analyzer = (text: string, settings?: Partial<Settings>) => Analysis;

/**
 * An `analyze` with a memory, for editors and watchers: of the next text only the tools that changed are read and
 * checked again. One for each document that is open; it keeps the last text alive.
 *
 * @returns A function with the arguments, answers and errors of `analyze`.
 *
 * @example
 * const analyzeAgain = createAnalyzer();
 * analyzeAgain('{ "name": "search" }').tools.length; // => 1
 * analyzeAgain('[{ "name": "search" }, { "name": "fetch" }]').tools.length; // => 2
 */
export function createAnalyzer(): Analyzer {
  const analyzer = newAnalyzer();
  return (text, settings) => {
    textCheck(text, { call: "createAnalyzer", option: "text" });
    return analyzer(text, checkSettings("createAnalyzer", settings));
  };
}

/** What a rule says about itself. */
export interface RuleInfo {
  readonly id: string;
  readonly severity: Severity;
  /** The smallest preset that holds it; an `option` is in none, for those who ask for it. */
  readonly preset: Preset | "option";
  /** What it can break at worst. */
  readonly radius: Radius;
  readonly summary: string;
  readonly why: string;
  /** Where that is written: a specification, a page, a program. */
  readonly source: string;
  /** Whether some of its findings come with a repair. */
  readonly fixable: boolean;
  /** Whole documents, wrong and right; « and » enclose what is reported. */
  readonly examples: {
    readonly bad: string;
    readonly good: string;
    /** The tool of the result in an example of a rule about results. */
    readonly tool?: JsonObject;
    /** Where the example needs other settings than the defaults. */
    readonly settings?: Partial<Settings>;
  };
}

/**
 * Every rule with its documentation, in the order of the reference.
 *
 * @example
 * const rule = rules.find(({ id }) => id === "json/duplicate-key");
 * rule.severity; // => "error"
 * rule.preset; // => "recommended"
 */
export const rules: readonly RuleInfo[] = ruleReference();

/**
 * Applies the safe repairs of some findings: the mechanical ones that lose nothing. Comments and formatting stay.
 * Of two that overlap, one is applied; `fixAll` goes on until none is left.
 *
 * @param text - The document that the findings are of, unchanged.
 * @param diagnostics - All or some of what `analyze` found in it.
 * @returns The repaired text.
 * @throws OptionError where `text` is no text or `diagnostics` no list.
 *
 * @example
 * const text = '{ "name": "search", "inputSchema": { "type": "Object" } } // mine';
 * applyFixes(text, analyze(text).diagnostics); // => '{ "name": "search", "inputSchema": { "type": "object" } } // mine'
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): string {
  textCheck(text, { call: "applyFixes", option: "text" });
  listOf(anything)(diagnostics, { call: "applyFixes", option: "diagnostics" });
  return applySafe(text, diagnostics);
}

/**
 * Checks a document and applies safe repairs until none is left.
 *
 * @param text - The document, as it stands in its file.
 * @param settings - What differs from `defaultSettings`.
 * @returns The repaired text.
 * @throws OptionError where a setting does not exist or does not take its value.
 *
 * @example
 * fixAll('{ "name": "search", "inputSchema": {} }'); // => '{ "name": "search", "inputSchema": { "type": "object" } }'
 */
export function fixAll(text: string, settings?: Partial<Settings>): string {
  textCheck(text, { call: "fixAll", option: "text" });
  return fixEverything(text, checkSettings("fixAll", settings));
}
