import { isObject, member } from "../../../json.ts";
import { callResult, contentOf, sinceWhen } from "../../../mcp/index.ts";
import type { Revision } from "../../../revision.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, codeValue, inWords, nearest } from "../../../words.ts";
import type { Finding, Repair, Rule } from "../../rule.ts";

export const resultContentBlockType: Rule = {
  id: "result/content-block-type",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A block of content is of no known kind or lacks a part",
  why: "There are five kinds of blocks, each with parts that it needs. Clients check every block and fail the whole call for one that fits none.",
  source: "MCP schema, ContentBlock; MCP specification, server/tools, Tool Result",
  fixable: true,
  examples: {
    bad: `{
  "content": [
    { "type": «"json"», "json": { "degrees": 21 } },
    «{» "type": "image", "data": "iVBORw0KGgo=" }
  ]
}`,
    good: `{
  "content": [
    { "type": "text", "text": "{\\"degrees\\":21}" },
    { "type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png" }
  ]
}`,
  },
  *result(json, _, { revision }) {
    const found = callResult(json);
    if (!found) return;
    for (const [index, block] of (contentOf(found) ?? []).entries()) {
      yield* wrongBlock(block, [...found.path, "content", index], revision);
    }
  },
};

/** The parts that a block of each kind needs; those of a resource stand one level down. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource_link: ["uri", "name"],
  resource: [],
};

const consequence = "clients fail the call for it";

function* wrongBlock(block: Json, path: Path, revision: Revision): Generator<Finding> {
  if (!isObject(block)) {
    const repairs = [asText(path, typeof block === "string" ? block : JSON.stringify(block))];
    yield { path, message: `A block must be an object, not ${inWords(block)}: ${consequence}`, repairs };
    return;
  }
  const type = member(block, "type");
  const parts = typeof type === "string" && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (typeof type !== "string" || !parts) return yield unknownKind(block, type, path);
  if (!(type in revision.messages.blocks)) {
    const since = sinceWhen(({ messages }) => type in messages.blocks);
    const message = `Blocks of the kind ${codeValue(type)} are new in ${since}: clients of ${revision.id} fail the call`;
    return yield { path: [...path, "type"], message };
  }
  if (type !== "resource") return yield* wrongParts(block, parts, path);
  const resource = member(block, "resource");
  if (resource === undefined) return yield* wrongParts(block, ["resource"], path);
  if (!isObject(resource)) {
    const message = `\`resource\` must be an object, not ${inWords(resource)}: ${consequence}`;
    return yield { path: [...path, "resource"], message };
  }
  const body = Object.hasOwn(resource, "blob") && !Object.hasOwn(resource, "text") ? "blob" : "text";
  yield* wrongParts(resource, ["uri", body], [...path, "resource"]);
}

function* wrongParts(block: JsonObject, parts: readonly string[], path: Path): Generator<Finding> {
  const lacking = parts.filter((part) => member(block, part) === undefined);
  if (lacking.length > 0) {
    const message = `The block lacks ${lacking.map(code).join(" and ")}: ${consequence}`;
    yield { path, message };
  }
  for (const part of parts) {
    const value = member(block, part);
    if (value === undefined || typeof value === "string") continue;
    const here = [...path, part];
    const changes = [{ kind: "set", path: here, value: JSON.stringify(value) }] as const;
    yield {
      path: here,
      message: `${code(part)} must be text, not ${inWords(value)}: ${consequence}`,
      repairs: part === "text" ? [{ title: "Write it as JSON text", safe: false, changes }] : [],
    };
  }
}

function unknownKind(block: JsonObject, type: Json | undefined, path: Path): Finding {
  const here = [...path, "type"];
  const { type: _, ...rest } = block;
  const near = typeof type === "string" ? nearest(type, Object.keys(kinds)) : undefined;
  const implied = type === undefined && typeof member(block, "text") === "string" ? "text" : near;
  const only = Object.values(rest);
  const content = only.length === 1 && only[0] !== undefined ? only[0] : rest;
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return {
    path: type === undefined ? path : here,
    message:
      type === undefined
        ? `The block has no \`type\`: ${consequence}`
        : `${codeValue(type)} is not a kind of block that MCP knows: ${consequence}`,
    repairs: [
      implied === undefined
        ? asText(path, text)
        : {
            title: `Use the type ${code(implied)}`,
            safe: false,
            changes: [{ kind: "set", path: here, value: implied, first: true }],
          },
    ],
  };
}

function asText(path: Path, text: string): Repair {
  return {
    title: "Make it a text block",
    safe: false,
    changes: [{ kind: "set", path, value: { type: "text", text } }],
  };
}
