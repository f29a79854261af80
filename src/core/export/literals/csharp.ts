import type { Json } from "../../types.ts";
import { visible } from "../../words.ts";
import { type Code, trusted } from "../code.ts";
import { jsonLiteral } from "./json.ts";

/** Words of the language, and names that generated code uses itself. Identifiers differ from these in more than case. */
export const csReserved: ReadonlySet<string> = new Set([
  ...["Tool", "Tools", "Program", "System", "Object", "String", "Function", "Task", "Exception", "Attribute", "Type"],
  ...["McpServerTool", "ProtocolTool", "Metadata", "InvokeAsync", "Json", "JsonElement", "JsonNode", "CallToolResult"],
  ...["ToolAnnotations", "Icon", "RequestContext", "Equals", "GetHashCode", "GetType", "ToString", "Finalize", "Run"],
  ...["MemberwiseClone", "ReferenceEquals", "Host", "Microsoft", "ModelContextProtocol", "Main", "ServerTools"],
  ...["ToolInvocationContext", "NotImplementedException", "ValueTask", "CancellationToken", "JsonObject", "Wire"],
]);

const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"' };

/** A regular literal in ASCII: verbatim and interpolated ones are never written. */
export function csString(text: string): Code {
  const escaped = text.replace(/[^ !#-[\]-~]/g, (unit) => short[unit] ?? unicode(unit));
  return trusted(`"${escaped}"`);
}

/** A value as a raw literal that holds its JSON: readable, and with more quotes around than in a row within. */
export function csJson(value: Json): Code {
  const json = jsonLiteral(value).text.replace(/[^\n -~]/g, unicode);
  const longest = (json.match(/"+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
  const quotes = '"'.repeat(longest + 1);
  return trusted(`${quotes}\n${json}\n${quotes}`);
}

/** A doc comment, or nothing where there is no text. */
export function csSummary(text: string | undefined): Code | undefined {
  const lines = (text ?? "").split(/\r\n|[\n\r\u0085\u2028\u2029]/).map(xmlText);
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return trusted(`/// <summary>${lines[0]}</summary>`);
  return trusted(["/// <summary>", ...lines.map((line) => `/// ${line}`.trimEnd()), "/// </summary>"].join("\n"));
}

function xmlText(line: string): string {
  return visible(line.replaceAll("\t", "  "))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .trimEnd();
}

/** Always four digits: `\x` takes as many as follow. */
function unicode(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
