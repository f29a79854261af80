import { isKeyword } from "../../schema/index.ts";

const annotations = new Set([
  ...["contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated", "description", "examples"],
  ...["readOnly", "title", "writeOnly"],
]);

/** Says nothing about values, nor to anybody. */
const silent = new Set([
  ...["$schema", "$id", "$anchor", "$comment", "$defs", "definitions", "$vocabulary"],
  ...["$dynamicAnchor", "$recursiveAnchor"],
]);

/** Whether a keyword says something about values. */
export function saysOfValues(keyword: string): boolean {
  return (isKeyword(keyword) || keyword === "nullable") && !annotations.has(keyword) && !silent.has(keyword);
}

/** Whether a keyword tells people and models something. */
export function isAnnotation(keyword: string): boolean {
  return !saysOfValues(keyword) && !silent.has(keyword);
}
