import {
  type Alignment,
  alignTool as align,
  diffTools as compare,
  type ToolDiff,
  type ToolSource,
} from "../diff/index.ts";
import type { JsonObject } from "../types.ts";
import { type Check, callback, checkOptions, listOf, object, oneOf, text as textCheck } from "./options.ts";

/** How two versions are compared. */
export interface DiffOptions {
  /** Ids of guessed renames, as a change's `rename.id` gives them, that are none. */
  readonly rejected?: readonly string[];
  /** Ids of guessed renames that are right. */
  readonly confirmed?: readonly string[];
  /** Told before each tool. */
  readonly onProgress?: (done: number, of: number) => void;
}

const source: Check = (value, place) => {
  if (typeof value !== "string" && !Array.isArray(value)) object(value, place);
};

/**
 * What changed between two versions of some tools by meaning, and whom it breaks. A breaking change of a schema comes with
 * a `witness`: a value that one version takes and the other refuses.
 *
 * @param older - The version that callers know.
 * @param newer - The version that is to replace it.
 * @returns The changes, and the worst of them as the verdict.
 * @throws OptionError where an option does not exist or does not take its value.
 *
 * @example
 * const older = [{ name: "search", inputSchema: { type: "object" } }];
 * const newer = [{ name: "search", inputSchema: { type: "object", required: ["query"] } }];
 * const { verdict, changes } = diffTools(older, newer);
 * verdict; // => "breaking"
 * changes[0].witness; // => {}
 */
export function diffTools(older: ToolSource, newer: ToolSource, options?: DiffOptions): ToolDiff {
  source(older, { call: "diffTools", option: "older" });
  source(newer, { call: "diffTools", option: "newer" });
  const ids = listOf(textCheck);
  const own = checkOptions<DiffOptions>("diffTools", options, { rejected: ids, confirmed: ids, onProgress: callback });
  return compare(older, newer, own);
}

/**
 * What parts a tool of a document from a target, and the edits that close the gap. Comments and formatting stay.
 *
 * @param text - The document that holds the tool.
 * @param tool - Its name; undefined for the only one.
 * @param target - Another document, a tool or an input schema.
 * @param chosen - The `id`s of the differences to close; all that are not optional where it is left out.
 * @returns The differences, and the text with the chosen ones closed. `problem` says why nothing could be compared.
 * @throws OptionError where an argument is of another type, or an id in `chosen` is of no difference.
 *
 * @example
 * const text = '{ "name": "search", "description": "Finds pages." } // mine';
 * const { differences, text: aligned } = alignTool(text, "search", { name: "search", description: "Finds web pages." });
 * differences[0].path; // => "/description"
 * aligned; // => '{ "name": "search", "description": "Finds web pages." } // mine'
 */
export function alignTool(
  text: string,
  tool: string | undefined,
  target: string | JsonObject,
  chosen?: readonly string[],
): Alignment {
  textCheck(text, { call: "alignTool", option: "text" });
  if (tool !== undefined) textCheck(tool, { call: "alignTool", option: "tool" });
  if (typeof target !== "string") object(target, { call: "alignTool", option: "target" });
  if (chosen !== undefined) listOf(textCheck)(chosen, { call: "alignTool", option: "chosen" });
  const aligned = align(text, tool, target, chosen);
  if (chosen !== undefined && aligned.problem === undefined) {
    const ids = aligned.differences.map(({ id }) => id);
    listOf(oneOf("difference", ids))(chosen, { call: "alignTool", option: "chosen" });
  }
  return aligned;
}
