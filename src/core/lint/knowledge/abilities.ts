import { isObject, member } from "../../json.ts";
import { isChoice, type Parameter, parametersOf } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { actionOf, nameWords } from "./tool-names.ts";

/** The arguments that a tool takes itself, not those inside of them. */
export function argumentsOf(tool: JsonObject): readonly Parameter[] {
  const root = member(tool, "inputSchema");
  if (!isObject(root)) return [];
  return [...parametersOf({ schema: root, path: ["inputSchema"], root, field: "inputSchema" })];
}

/** Whether a tool says that it changes nothing. */
export function claimsReadOnly(tool: JsonObject): boolean {
  return member(member(tool, "annotations"), "readOnlyHint") === true;
}

/** Whether a tool changes something, as far as its name and its hints tell. */
export function changesThings(tool: JsonObject): boolean {
  const action = actionOf(nameOf(tool));
  return !claimsReadOnly(tool) && action !== undefined && action.effect !== "read";
}

export function nameOf(tool: JsonObject): string {
  const name = member(tool, "name");
  return typeof name === "string" ? name : "";
}

export function descriptionOf(tool: JsonObject): string {
  const description = member(tool, "description");
  return typeof description === "string" ? description : "";
}

/** Whether a parameter takes any text at all. */
export function isFreeText({ core, type }: Parameter): boolean {
  return type === "string" && !isChoice(core) && !Object.hasOwn(core, "pattern");
}

/** Whether a tool says that what it runs cannot reach the machine. */
export function isConfined(tool: JsonObject): boolean {
  return /\b(?:sandbox|container|isolated|docker|virtual machine|vm\b|ephemeral)/i.test(descriptionOf(tool));
}

const shells = new Set(["shell command", "bash command", "terminal command", "command line"]);
const shellWords = new Set(["shell", "bash", "terminal", "powershell", "ssh", "subprocess"]);
const runWords = new Set([
  ...shellWords,
  "run",
  "exec",
  "execute",
  "eval",
  "evaluate",
  "interpreter",
  "repl",
  "sandbox",
]);

/** The argument that a tool runs as a command or a program, if it has one. */
export function commandArgument(tool: JsonObject): Parameter | undefined {
  const words = nameWords(nameOf(tool));
  const runs = words.some((word) => runWords.has(word));
  const inShell = words.some((word) => shellWords.has(word));
  return argumentsOf(tool).find((parameter) => {
    if (!isFreeText(parameter)) return false;
    const name = nameWords(parameter.name).join(" ");
    const text = `${descriptionOf(tool)} ${parameter.description}`;
    if (shells.has(name)) return runs || /\b(?:run|execut)/i.test(text);
    // A tool with commands of its own, as `git` has: the text names one of them.
    if (/\b(?:against|of|for|on) (?:the|this) (?:\w+ )?tool\b/i.test(parameter.description)) return false;
    if (name === "command" || name === "cmd")
      return inShell || (/\b(?:shell|bash|terminal|commands?)\b/i.test(text) && (runs || /\bprocess/i.test(text)));
    const program = /^(?:(?:python|js|javascript|source|node|shell|bash) )?(?:code|script)$|^(?:python|javascript)$/;
    return program.test(name) && runs;
  });
}
