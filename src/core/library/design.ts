import {
  type DesignEdit,
  type DesignPage,
  designDocumentEdit,
  type EditResult,
  inferSchema as infer,
  designPage as page,
} from "../design/index.ts";
import { parseDocument } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { count } from "../words.ts";
import { OptionError } from "./option-error.ts";
import { object, text as textCheck } from "./options.ts";

/**
 * A tool as a page of fields: types and limits by kind, what is required, shared definitions with their uses, and every keyword
 * that has no place of its own. Nothing is expanded without end: what contains itself opens one level at a time.
 *
 * @param tool - A tool, whatever stands in it.
 * @param isOpen - Whether the row with an id is open; undefined leaves it to the page.
 * @returns The page: plain data, in the order of the text.
 * @throws OptionError where the tool is no object.
 *
 * @example
 * const tool = { name: "find", inputSchema: { type: "object", properties: { limit: { type: "integer", minimum: 1 } } } };
 * const { sections } = designPage(tool);
 * sections[0].rows[0].name; // => "limit"
 * sections[0].rows[0].chips[0].keywords; // => ["minimum"]
 */
export function designPage(tool: JsonObject, isOpen?: (id: string) => boolean | undefined): DesignPage {
  object(tool, { call: "designPage", option: "tool" });
  return page(tool, isOpen ? { isOpen } : {});
}

/**
 * An edit of the page as the smallest edits of the text: comments, order and formatting around them stay.
 *
 * @param text - The document that holds the tool.
 * @param index - Which of its tools, from 0.
 * @param edit - What to do, and where: paths start at the tool.
 * @returns The edits and what else they change, or why nothing can be done.
 * @throws OptionError where the document has no such tool.
 *
 * @example
 * const text = '{ "name": "find", "inputSchema": { "properties": { "q": {} }, "required": ["q"] } } // mine';
 * const path = ["inputSchema", "properties", "q"];
 * const done = designEdit(text, 0, { verb: "rename", path, to: "query" });
 * done.edits.length; // => 2
 * done.consequences[0].code; // => "renamed-along"
 */
export function designEdit(text: string, index: number, edit: DesignEdit): EditResult {
  textCheck(text, { call: "designEdit", option: "text" });
  const { tools } = parseDocument(text);
  const tool = tools[index];
  if (!tool) {
    const message = `designEdit: the document has ${count(tools.length, "tool")}, counted from 0`;
    throw new OptionError(message, { call: "designEdit", option: "index", given: index, choices: [] });
  }
  return designDocumentEdit(text, tool, edit);
}

/**
 * A schema that all examples fit: types, formats that every text has, required what every object has. A list of values is only
 * guessed where values repeat.
 *
 * @param examples - Values as a tool would get or give them.
 * @returns The schema; `{}` for no examples.
 *
 * @example
 * const { properties, required } = inferSchema([{ id: 1 }, { id: 2, at: "2026-01-02" }]);
 * properties.at; // => { type: "string", format: "date" }
 * required; // => ["id"]
 */
export function inferSchema(examples: readonly Json[]): Json {
  return infer(examples);
}
