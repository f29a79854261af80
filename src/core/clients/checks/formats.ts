import { member } from "../../json.ts";
import type { Check, Fact } from "../client.ts";
import { type Formats, takesFormat } from "../formats.ts";
import { into } from "../trail.ts";
import { nodesOf, statedTypes } from "./nodes.ts";

export function formatsAreOf(fact: Fact, table: Formats): Check {
  return ({ schema }, work) => {
    for (const { schema: node, at } of nodesOf(schema)) {
      const format = member(node, "format");
      if (typeof format !== "string" || takesFormat(table, statedTypes(node), format)) continue;
      work.as(fact).note("format-refused", into(at, "format"), { format });
    }
  };
}
