import { member } from "../../json.ts";
import type { Check, Fact } from "../client.ts";
import { type Formats, takesFormat } from "../formats.ts";
import { into } from "../trail.ts";
import { nodesOf, statedTypes } from "./nodes.ts";

export function formatsAreOf(fact: Fact, table: Formats, nodes: typeof nodesOf = nodesOf): Check {
  return ({ schema }, work) => {
    for (const { schema: node, at } of nodes(schema)) {
      const format = member(node, "format");
      if (typeof format !== "string" || takesFormat(table, statedTypes(node), format)) continue;
      work.as(fact).note("format-refused", into(at, "format"), { format });
    }
  };
}
