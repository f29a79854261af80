import type { Locator } from "@playwright/test";
import type { Toolwright } from "./page.ts";
import { expect } from "./test.ts";

/** One tool with a field of every kind, in the second place of its document, with comments that have to stay. */
export const tracker = `{
  "tools": [
    { "name": "add_comment", "description": "Adds a comment to an issue.", "inputSchema": { "type": "object", "properties": {} } },
    {
      "name": "search_issues",
      "title": "Search issues",
      // kept
      "description": "Find issues by text, state, labels, dates and people, and return the newest first. Use it before you open a new one, so that nothing is reported twice.",
      "annotations": { "idempotentHint": true },
      "inputSchema": {
        "type": "object",
        "required": ["query"],
        "properties": {
          "query": { "type": "string", "minLength": 2, "description": "Words to find in title and body" },
          "state": { "enum": ["open", "closed", null], "default": "open", "description": "Leave out for open ones" }, /* kept, too */
          "labels": { "type": "array", "maxItems": 10, "items": { "type": "string" }, "description": "Only issues that have all of these" },
          "created": {
            "type": "object",
            "description": "When the issue was opened",
            "properties": { "from": { "type": "string", "format": "date" } }
          },
          "assignee": { "$ref": "#/$defs/User", "description": "Who works on it" },
          "target": {
            "oneOf": [
              { "title": "Repository", "type": "object", "properties": { "kind": { "const": "repository" }, "owner": { "$ref": "#/$defs/User" } } },
              { "title": "Project", "type": "object", "properties": { "kind": { "const": "project" }, "lead": { "$ref": "#/$defs/User" } } }
            ]
          },
          "limit": { "type": "integer", "minimum": 1, "maximum": 100, "default": 20, "description": "How many to return" },
          "metadata": { "type": "object", "additionalProperties": { "type": "string" }, "description": "Columns that have to match" }
        },
        "$defs": { "User": { "type": "object", "description": "Who can sign in", "properties": { "login": { "type": "string" } } } }
      },
      "outputSchema": { "type": "object", "properties": { "total": { "type": "integer", "description": "How many there are" } } },
      "_meta": { "example.com/owner": "search" }
    }
  ]
}
`;

export interface Design {
  readonly grid: Locator;
  /** The row of a field by its name. */
  readonly row: (name: string) => Locator;
  /** The text of the document once the check has caught up. */
  readonly text: () => Promise<string>;
}

/** Opens a text in a new page, chooses a tool and shows its page alone. */
export async function openDesign(app: Toolwright, text: string, tool = "search_issues"): Promise<Design> {
  await app.open();
  return showDesign(app, text, tool);
}

/** The same in a page that is there already: in a document of its own, of which nothing was seen yet. */
export async function showDesign(
  app: Toolwright,
  text: string,
  tool = "search_issues",
  name = "designed",
): Promise<Design> {
  const { page } = app;
  await app.openFile(`${name}.json`, text);
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await app.tools.getByText(tool, { exact: true }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  const grid = page.getByRole("treegrid", { name: "Fields of the tool" });
  await expect(grid).toBeVisible();
  return {
    grid,
    row: (name) => grid.getByRole("row", { name: new RegExp(`^${name}, `) }),
    text: () => app.savedText(),
  };
}
