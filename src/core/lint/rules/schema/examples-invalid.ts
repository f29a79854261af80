import { member } from "../../../json.ts";
import { mismatchesAt, verdict } from "../../../schema/index.ts";
import type { Json, Path } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import { refused, remove, set } from "../../refused.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaExamplesInvalid: Rule = {
  id: "schema/examples-invalid",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "An example is not valid by its own schema",
  why: "Models imitate examples, so one that the schema refuses teaches them to make invalid calls. Validators never check it.",
  source: "JSON Schema validation, section 9.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "examples": [17, «"18"»] } }
  }
}`,
    good: `{
  "name": "get_order",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "integer", "examples": [17, 18] } }
  }
}`,
  },
  keywords: ["examples"],
  *schema(view) {
    const { schema, path, root, dialect } = view;
    const examples = member(schema, "examples");
    if (examples === undefined || !dialect) return;
    if (!Array.isArray(examples)) {
      yield { ...refused(view, "examples"), severity: "error" };
      return;
    }
    for (const [index, value] of examples.slice(0, maxTried).entries()) {
      const found = verdict(mismatchesAt(root, path.slice(1), value, dialect) ?? []);
      if (!found) continue;
      const here = [...path, "examples", index];
      yield {
        path: here,
        place: "whole",
        message: `The example ${codeValue(value)} ${found.words}: a model that follows it makes an invalid call`,
        repairs: repairs(view, value, here),
      };
    }
  },
};

const maxTried = 50;

function repairs({ root, path, dialect }: SchemaView, value: Json, here: Path): Repair[] {
  const fits = (other: Json) => dialect && mismatchesAt(root, path.slice(1), other, dialect)?.length === 0;
  const same = coercions(value).find(fits);
  return [
    ...(same === undefined ? [] : [set(here, same, typeof value !== "boolean")]),
    remove(here, false, "the example"),
  ];
}
