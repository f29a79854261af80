import { isObject, member } from "../../json.ts";
import { maxText } from "../../limits.ts";
import type { JsonObject } from "../../types.ts";
import { code, count } from "../../words.ts";
import type { ImportChoice, Importer } from "../importer.ts";
import { type Operation, operationsOf } from "../openapi/operations.ts";
import { schemaReader } from "../openapi/schema.ts";
import { toolOf } from "../openapi/tool.ts";
import type { ImportSource } from "../source.ts";

/** More of them are told by their number. */
const maxTold = 50;

/** OpenAPI 2.0 (Swagger), 3.0 and 3.1: each operation as a tool. */
export const openapi: Importer = {
  id: "openapi",
  title: "OpenAPI operations",
  detect: (source) => (documentIn(source) ? 1 : 0),
  read(source, { notes, chosen }) {
    const root = documentIn(source);
    if (!root) return { tools: [] };
    const { taken, refused } = operationsOf(root);
    const wanted = chosen ? taken.filter(({ name }) => chosen.has(name)) : taken;
    const schemas = schemaReader(root, (kind, message) => notes.note(kind, message));
    const lost = [...refused];
    let size = 0;
    const tools = wanted.flatMap((operation) => {
      const made = toolOf(root, operation, schemas, (kind, message) => notes.note(kind, message, operation.name));
      if ("tool" in made) {
        size += made.size;
        // What cannot be opened need not be kept either.
        return size > maxText ? [] : [made.tool];
      }
      lost.push({ label: labelOf(operation), because: made.because });
      return [];
    });
    if (size > maxText) {
      const millions = Math.ceil(size / 1024 / 1024);
      notes.note(
        "advice",
        `${count(wanted.length, "operation")} with all the definitions that they share are about ${millions} MB as tools, and ${maxText / 1024 / 1024} MB are the most that can be opened: choose fewer of them`,
      );
      return { tools: [], choices: taken.map(choiceOf) };
    }
    for (const { label, because } of lost.slice(0, maxTold))
      notes.note("lost", `${code(label)} is not taken, because ${because}`);
    if (lost.length > maxTold) notes.note("lost", `${count(lost.length - maxTold, "more operation")} are not taken`);
    if (tools.length > 0)
      notes.note(
        "guessed",
        "Annotations come from the methods: GET reads, PUT and DELETE may be repeated, DELETE destroys",
      );
    const unnamed = wanted.filter(({ isNamed }) => !isNamed).length;
    if (unnamed > 0)
      notes.note("guessed", `${count(unnamed, "operation")} without \`operationId\` got names of method and path`);
    if (member(root, "security") !== undefined || member(root, "securityDefinitions") !== undefined)
      notes.note("mapped", "How to sign in is no parameter: the server has to see to it");
    return { tools, choices: taken.map(choiceOf) };
  },
};

function documentIn({ kind, value }: ImportSource): JsonObject | undefined {
  if (kind !== "json" || !isObject(value) || !isObject(member(value, "paths"))) return undefined;
  const version = member(value, "openapi") ?? member(value, "swagger");
  return (typeof version === "string" || typeof version === "number") && /^[23]/.test(String(version))
    ? value
    : undefined;
}

function labelOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function choiceOf(operation: Operation): ImportChoice {
  const summary = member(operation.own, "summary");
  return { id: operation.name, title: labelOf(operation), ...(typeof summary === "string" && { detail: summary }) };
}
