import { isObject, member } from "../../../json.ts";
import { annotationFields } from "../../../mcp/index.ts";
import type { Json, Path } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const annotationType: Rule = {
  id: "mcp/annotation-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "An annotation has the wrong type",
  why: "Hints are true or false and nothing else. One hint as text makes the official SDK client reject the whole tools/list, so every tool of the server is gone.",
  source: "MCP schema since 2025-03-26, ToolAnnotations; TypeScript SDK, ToolAnnotationsSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "read_file",
  "description": "Reads a file.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": «"true"», "openWorldHint": «null» }
}`,
    good: `{
  "name": "read_file",
  "description": "Reads a file.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "readOnlyHint": true }
}`,
  },
  *tool(tool, { revision }) {
    const annotations = member(tool, "annotations");
    if (annotations === undefined) return;
    const consequence = "clients reject the whole list for it";
    if (!isObject(annotations)) {
      const path = ["annotations"];
      const message = `\`annotations\` must be an object, not ${inWords(annotations)}: ${consequence}`;
      return yield { path, message, repairs: [remove(path, annotations === null)] };
    }
    for (const field of annotationFields(revision)) {
      const value = member(annotations, field);
      if (value === undefined || typeof value === (field === "title" ? "string" : "boolean")) continue;
      const path = ["annotations", field];
      const wanted = field === "title" ? "text" : "`true` or `false`";
      yield {
        path,
        message: `${code(field)} must be ${wanted}, not ${inWords(value)}: ${consequence}`,
        repairs: field === "title" ? titleRepairs(path, value) : hintRepairs(path, value),
      };
    }
  },
};

function hintRepairs(path: Path, value: Json): readonly Repair[] {
  const word = String(value).trim().toLowerCase();
  const hint = ["true", "yes", "1"].includes(word) ? true : ["false", "no", "0"].includes(word) ? false : undefined;
  if (hint === undefined || Array.isArray(value)) return [remove(path, value === null)];
  const safe = word === String(hint);
  return [{ title: `Use \`${hint}\``, safe, changes: [{ kind: "set", path, value: hint }] }];
}

function titleRepairs(path: Path, value: Json): readonly Repair[] {
  if (typeof value !== "number" && typeof value !== "boolean") return [remove(path, value === null)];
  return [{ title: "Write it as text", safe: false, changes: [{ kind: "set", path, value: String(value) }] }];
}

/** Null stands for "not given", and not given is what a client understands. */
function remove(path: Path, safe: boolean): Repair {
  return { title: `Remove ${code(String(path.at(-1)))}`, safe, changes: [{ kind: "remove", path }] };
}
