import { isObject, member } from "../../../json.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, inWords } from "../../../words.ts";
import type { Finding, Repair, Rule } from "../../rule.ts";

export const mcpIconsShape: Rule = {
  id: "mcp/icons-shape",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "`icons` is not a list of icons that each have a `src`",
  why: "The official SDK client rejects the whole tools/list for one icon that it cannot read, so every tool of the server is gone.",
  source: "MCP schema since 2025-11-25, Icon; TypeScript SDK, IconSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [«"https://example.com/orders.png"», «{» "url": "https://example.com/orders-dark.png" }]
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.png", "mimeType": "image/png" }]
}`,
  },
  *tool(tool) {
    const icons = member(tool, "icons");
    if (icons === undefined) return;
    if (!Array.isArray(icons)) {
      const message = `\`icons\` must be a list, not ${inWords(icons)}: clients reject the whole list of tools for it`;
      return yield { path: ["icons"], message, repairs: listRepairs(icons) };
    }
    for (const [index, icon] of (icons as Json[]).entries()) yield* wrongIcon(icon, ["icons", index]);
  },
};

function* wrongIcon(icon: Json, path: Path): Generator<Finding> {
  const consequence = "clients reject the whole list of tools for it";
  if (!isObject(icon)) {
    const repairs = typeof icon === "string" ? [set(path, { src: icon }, "Use it as the `src` of an icon")] : [];
    yield { path, message: `An icon must be an object, not ${inWords(icon)}: ${consequence}`, repairs };
    return;
  }
  const src = member(icon, "src");
  if (src === undefined)
    yield { path, message: `The icon has no \`src\`: ${consequence}`, repairs: misnamed(icon, path) };
  for (const field of ["src", "mimeType"]) {
    const value = member(icon, field);
    if (value === undefined || typeof value === "string") continue;
    const here = [...path, field];
    const remove: Repair = {
      title: `Remove ${code(field)}`,
      safe: value === null,
      changes: [{ kind: "remove", path: here }],
    };
    yield {
      path: here,
      message: `${code(field)} must be text, not ${inWords(value)}: ${consequence}`,
      repairs: field === "src" ? [] : [remove],
    };
  }
}

function listRepairs(icons: Json): readonly Repair[] {
  const path = ["icons"];
  if (icons === null) return [{ title: "Remove `icons`", safe: true, changes: [{ kind: "remove", path }] }];
  if (typeof icons === "string") return [set(path, [{ src: icons }], "Use it as the `src` of an icon")];
  return isObject(icons) ? [set(path, [icons], "Put it in a list")] : [];
}

function misnamed(icon: JsonObject, path: Path): readonly Repair[] {
  const name = ["url", "uri", "href", "source"].find((other) => typeof member(icon, other) === "string");
  if (!name) return [];
  const changes = [{ kind: "rename", path: [...path, name], to: "src" }] as const;
  return [{ title: `Rename ${code(name)} to \`src\``, safe: false, changes }];
}

function set(path: Path, value: Json, title: string): Repair {
  return { title, safe: false, changes: [{ kind: "set", path, value }] };
}
