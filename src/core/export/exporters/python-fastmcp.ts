import { isObject, member } from "../../json.ts";
import { source } from "../code.ts";
import { pyLiteral } from "../literals/python.ts";
import { serverExporter } from "../python/server-exporter.ts";
import { loss } from "../tool.ts";

export const pythonFastmcp = serverExporter({
  id: "python-fastmcp",
  title: "FastMCP",
  summary: "A server with FastMCP 4: typed functions, the output schemas word for word",
  imports: [["fastmcp", "FastMCP"]],
  server: "FastMCP",
  accepted: { additionalProperties: false },
  why: "FastMCP reads the schema from the parameters; the low-level `Server` takes it word for word",
  output: ({ tool }) => {
    const given = member(tool, "outputSchema");
    if (isObject(given) && member(given, "type") === "object") {
      return { argument: source`output_schema=${pyLiteral(given)},`, returns: source`dict[str, Any]`, notes: [] };
    }
    const message = "`outputSchema` is left out: FastMCP takes only one whose root is of `type` `object`";
    const notes = given === undefined ? [] : [loss(tool, ["outputSchema"], message)];
    return { argument: source`output_schema=None,`, returns: source`str`, notes };
  },
});
