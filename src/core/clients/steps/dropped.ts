import { isKeyword } from "../../schema/index.ts";
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
