import { member } from "../../../json.ts";
import { propertyAtPath } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaReadonlyWriteonly: Rule = {
  id: "schema/readonly-writeonly",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "`readOnly` on an argument, or `writeOnly` on a result",
  why: "An argument that only the server may set is still offered to a model, which fills it in and is refused or ignored. A result that is never sent misleads in the same way.",
  source: "JSON Schema validation, section 9.4",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "text": { "type": "string" },
      "created": { "type": "string", "format": "date-time", «"readOnly"»: true }
    }
  }
}`,
    good: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": { "type": "object", "properties": { "text": { "type": "string" } } }
}`,
  },
  *schema({ schema, path, root, field }) {
    const readOnly = member(schema, "readOnly") === true;
    const writeOnly = member(schema, "writeOnly") === true;
    const keyword = field === "inputSchema" ? "readOnly" : "writeOnly";
    if (field === "inputSchema" ? !readOnly : !writeOnly) return;
    const at = [...path, keyword];
    const property = propertyAtPath(root, path.slice(1));
    const drop = { title: `Remove ${code(keyword)}`, safe: false, changes: [{ kind: "remove", path: at }] } as const;
    const remove =
      property && !property.required
        ? [{ title: `Remove ${code(property.name)}`, safe: false, changes: [{ kind: "remove", path }] } as const]
        : [];
    yield {
      path: at,
      place: "key",
      message:
        readOnly && writeOnly
          ? "This can neither be set nor read by what `readOnly` and `writeOnly` say together: clients ignore one of them"
          : field === "inputSchema"
            ? "An argument with `readOnly` is one that no caller may set: a model fills it in all the same"
            : "A result with `writeOnly` is one that is never sent: whoever reads it waits in vain",
      repairs: [...remove, drop],
    };
  },
};
