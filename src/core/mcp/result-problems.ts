import { isObject, member } from "../json.ts";
import { toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path, ValueProblem } from "../types.ts";
import { code, inWords } from "../words.ts";

/** Whether a payload keeps the result contract, and what it breaks. */
export function validateResult(payload: unknown): {
  readonly valid: boolean;
  readonly problems: readonly ValueProblem[];
} {
  const problems = resultProblems(payload);
  return { valid: problems.length === 0, problems };
}

/** What a value breaks of `schemas/tool-result.v1.schema.json`. */
export function resultProblems(value: unknown): readonly ValueProblem[] {
  const result = value as Json | undefined;
  if (!isObject(result)) {
    const given = result === undefined ? "nothing" : inWords(result);
    return [problem([], "type", `The result is ${given}: clients only take an object with \`content\`.`)];
  }
  const found: ValueProblem[] = [];
  for (const [key, inner] of Object.entries(result)) {
    if (key === "isError" && typeof inner !== "boolean") {
      found.push(problem([key], "type", `\`isError\` is ${inWords(inner)}: clients only take true or false.`));
    } else if (key === "_meta" && !isObject(inner)) {
      found.push(problem([key], "type", `\`_meta\` is ${inWords(inner)}: clients only take an object.`));
    } else if (!["content", "structuredContent", "isError", "_meta"].includes(key)) {
      found.push(
        problem([key], "additionalProperties", `${code(key)} is no member of a result: clients refuse or ignore it.`),
      );
    }
  }
  return [...found, ...contentProblems(result)];
}

function contentProblems(result: JsonObject): ValueProblem[] {
  const content = member(result, "content");
  if (content === undefined) {
    return [problem([], "required", "`content` is missing: clients refuse a result without it.")];
  }
  if (!Array.isArray(content)) {
    return [problem(["content"], "type", `\`content\` is ${inWords(content)}: clients only take a list of blocks.`)];
  }
  if (content.length === 0) {
    return [
      problem(
        ["content"],
        "minItems",
        "`content` is empty: send an empty text, so that the model sees the call is done.",
      ),
    ];
  }
  return content.flatMap((block: Json, index) => blockProblems(block, ["content", index]));
}

export function isBlock(block: Json): block is JsonObject {
  return blockProblems(block, []).length === 0;
}

/** The members that a block of each kind must have. */
const needed: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource_link: ["uri", "name"],
  resource: ["resource"],
};

function blockProblems(block: Json, path: Path): ValueProblem[] {
  if (!isObject(block)) return [problem(path, "type", `A block is ${inWords(block)}: clients only take objects.`)];
  const type = member(block, "type");
  const kind = typeof type === "string" && Object.hasOwn(needed, type) ? type : undefined;
  if (kind === undefined) {
    const kinds = Object.keys(needed).map(code).join(", ");
    return [problem([...path, "type"], "enum", `The \`type\` of a block is one of ${kinds}.`)];
  }
  if (kind === "resource") return resourceProblems(member(block, "resource"), [...path, "resource"]);
  return (needed[kind] ?? []).flatMap((key) => textProblem(block, key, path));
}

function resourceProblems(resource: Json | undefined, path: Path): ValueProblem[] {
  if (!isObject(resource))
    return [problem(path, "type", "A `resource` block holds an object with `uri` and `text` or `blob`.")];
  const holds = ["text", "blob"].some((key) => typeof member(resource, key) === "string");
  const missing = holds ? [] : [problem(path, "anyOf", "A resource has its content as text in `text` or `blob`.")];
  return [...textProblem(resource, "uri", path), ...missing];
}

function textProblem(holder: JsonObject, key: string, path: Path): ValueProblem[] {
  const value = member(holder, key);
  if (typeof value === "string") return [];
  const at = value === undefined ? path : [...path, key];
  const given = value === undefined ? "is missing" : `is ${inWords(value)}`;
  return [
    problem(at, value === undefined ? "required" : "type", `${code(key)} ${given}: clients only take text here.`),
  ];
}

function problem(path: Path, keyword: string, message: string): ValueProblem {
  return { path: toPointer(path), keyword, message };
}
