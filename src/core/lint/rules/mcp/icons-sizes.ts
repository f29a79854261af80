import { isObject, member } from "../../../json.ts";
import type { Json, Path } from "../../../types.ts";
import { codeValue, inWords } from "../../../words.ts";
import type { Finding, Repair, Rule } from "../../rule.ts";

export const mcpIconsSizes: Rule = {
  id: "mcp/icons-sizes",
  severity: "warning",
  preset: "recommended",
  radius: "server",
  summary: "The sizes of an icon are not a list like `48x48` or `any`",
  why: "Sizes are a list of texts. For anything else the official SDK client rejects the whole tools/list; a text in another form only keeps clients from choosing the right icon.",
  source: "MCP schema since 2025-11-25, Icon.sizes; TypeScript SDK, IconSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [
    { "src": "https://example.com/orders.png", "sizes": «"48x48"» },
    { "src": "https://example.com/large.png", "sizes": [«"96"»] }
  ]
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.png", "sizes": ["48x48", "96x96"] }]
}`,
  },
  *tool(tool) {
    const icons = member(tool, "icons");
    for (const [index, icon] of (Array.isArray(icons) ? (icons as Json[]) : []).entries()) {
      const sizes = isObject(icon) ? member(icon, "sizes") : undefined;
      if (sizes !== undefined) yield* wrongSizes(sizes, ["icons", index, "sizes"]);
    }
  },
};

function* wrongSizes(sizes: Json, path: Path): Generator<Finding> {
  if (!Array.isArray(sizes)) {
    const list = typeof sizes === "string" || typeof sizes === "number" ? words(String(sizes)) : [];
    const remove: Repair = { title: "Remove `sizes`", safe: sizes === null, changes: [{ kind: "remove", path }] };
    const use: Repair = {
      title: "Put it in a list",
      safe: list.join(" ") === sizes,
      changes: [{ kind: "set", path, value: list }],
    };
    const message = `\`sizes\` must be a list, not ${inWords(sizes)}: clients reject the whole list of tools for it`;
    return yield {
      path,
      severity: "error",
      message,
      repairs: list.every(isSize) && list.length > 0 ? [use] : [remove],
    };
  }
  for (const [index, size] of (sizes as Json[]).entries()) {
    if (typeof size === "string" && isSize(size)) continue;
    const [meant, ...others] = typeof size === "string" || typeof size === "number" ? words(String(size)) : [];
    const here = [...path, index];
    yield {
      path: here,
      place: "whole",
      ...(typeof size === "string" ? { radius: "meaning" as const } : { severity: "error" as const }),
      message: `${codeValue(size)} is not a size like \`48x48\` or \`any\`: ${typeof size === "string" ? "clients cannot choose by it" : "clients reject the whole list of tools for it"}`,
      repairs:
        meant !== undefined && isSize(meant) && others.length === 0
          ? [{ title: `Use ${codeValue(meant)}`, safe: false, changes: [{ kind: "set", path: here, value: meant }] }]
          : [{ title: "Remove it", safe: false, changes: [{ kind: "remove", path: here }] }],
    };
  }
}

function isSize(size: string): boolean {
  return /^(?:any|[1-9]\d{0,5}x[1-9]\d{0,5})$/.test(size);
}

/** Sizes in one text, as HTML writes them, each in the form that MCP wants. */
function words(text: string): string[] {
  const parts = text
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/×/g, "x")
    .split(/[\s,]+/);
  return parts.map((part) =>
    /^\d+(px)?$/.test(part) ? `${Number.parseInt(part, 10)}x${Number.parseInt(part, 10)}` : part,
  );
}
