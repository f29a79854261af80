import { member } from "../../json.ts";
import { isKeyword } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import type { ClientCode } from "../codes.ts";

/** Which words tell a model nothing that it needs. */
const labels = new Set(["title", "$schema", "$id", "$comment", "$anchor", "$vocabulary", "$defs", "definitions"]);
const examples = new Set(["examples", "example", "deprecated", "readOnly", "writeOnly"]);

/** What it means that a keyword is left out. */
export function droppedCode(keyword: string): ClientCode {
  if (keyword === "default") return "default-dropped";
  if (keyword === "description") return "description-dropped";
  if (keyword === "type") return "type-dropped";
  if (examples.has(keyword)) return "examples-dropped";
  if (labels.has(keyword)) return "label-dropped";
  return isKeyword(keyword) || keyword === "nullable" ? "keyword-dropped" : "label-dropped";
}

/** Whether the description tells a model the default, so that it does not miss the keyword. */
export function statesDefault(schema: JsonObject): boolean {
  const [value, description] = [member(schema, "default"), member(schema, "description")];
  if (value === undefined || typeof description !== "string" || !/default/i.test(description)) return false;
  const bare = typeof value === "string" && value !== "" ? value : JSON.stringify(value);
  return description.includes(bare);
}
