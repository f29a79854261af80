import { openDesign } from "./design.ts";
import { expect, test } from "./test.ts";

const kinds = `{
  "name": "kinds",
  "title": "Every kind",
  "description": "Has a field of every kind, so that each can be looked at.",
  "icons": [{ "src": "https://example.com/icon.png" }],
  "inputSchema": {
    "type": "object",
    "properties": {
      "text": { "type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[a-z]+$", "format": "email", "x-column": "mail" },
      "number": { "type": "number", "exclusiveMinimum": 0, "maximum": 9.5, "multipleOf": 0.5 },
      "values": { "enum": ["one", "two", null], "description": "Which" },
      "always": { "const": "this" },
      "list": { "type": "array", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true },
      "tuple": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "boolean" }], "items": { "type": "string" } },
      "object": { "type": "object", "properties": { "inner": { "type": "integer" } }, "additionalProperties": false },
      "map": { "type": "object", "additionalProperties": { "type": "object", "properties": { "count": { "type": "integer" } } } },
      "patterns": { "type": "object", "patternProperties": { "^x-": { "type": "string" } } },
      "either": { "oneOf": [{ "title": "Circle", "type": "object", "properties": { "shape": { "const": "circle" } } }, { "title": "Square", "type": "object", "properties": { "shape": { "const": "square" } } }] },
      "both": { "allOf": [{ "minLength": 2 }, { "type": "string" }] },
      "several": { "type": ["string", "integer"] },
      "shared": { "$ref": "#/$defs/Node" },
      "maybe": { "anyOf": [{ "$ref": "#/$defs/Node" }, { "type": "null" }] },
      "anything": true,
      "never": false,
      "lost": { "$ref": "#/$defs/Gone" },
      "wrong": 5
    },
    "required": ["text", "ghost"],
    "if": { "required": ["number"] },
    "then": { "required": ["list"] },
    "else": {},
    "$defs": { "Node": { "type": "object", "properties": { "next": { "$ref": "#/$defs/Node" }, "label": { "type": "string" } } } }
  }
}
`;

test("every kind of row has its words, and details of its own", async ({ app, page }) => {
  const { grid, row, text } = await openDesign(app, kinds, "kinds");
  const names = [
    ...["text, text, required", "number, number", "values, one of 2 values or null", "always, always this"],
    ...["list, list of text", "each, text", "tuple, list by position", "1st, number", "2nd, true or false"],
    ...["further ones, text", "object, object", "inner, integer", "map, objects by name", "any other name, object"],
    ...["patterns, object", "names like ^x-, text", "either, Circle or Square", "Circle, shape is circle"],
    ...[
      "Square, shape is square",
      "both, JSON",
      "and, part 1, any JSON",
      "and, part 2, text",
      "several, text or integer",
    ],
    ...["shared, Node", "maybe, Node or null", "anything, any JSON", "never, no value", "lost, Gone (not there)"],
    ...[
      "wrong, a whole number, which is no schema",
      "ghost, any JSON, required",
      "if, JSON",
      "then, JSON",
      "else, JSON",
      "Node, object",
    ],
  ];
  await page.evaluate(() => {
    const seen: (string | null)[] = [];
    document.addEventListener("focusin", ({ target }) => seen.push((target as Element).getAttribute("aria-label")));
    Object.assign(window, { seen });
  });
  await row("text").focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 60; step++) await page.keyboard.press("ArrowDown");
  await expect(grid.getByRole("row", { name: "label, text" })).toBeFocused();
  const seen: unknown = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(seen).toEqual(expect.arrayContaining(names));
  await expect(page.getByRole("button", { name: "icons" })).toBeVisible();

  const inDetails: readonly (readonly [row: string, what: string])[] = [
    ["text", "Pattern"],
    ["number", "Multiple of"],
    ["always", "Always"],
    ["list", "Min items"],
    ["tuple", "No repeats"],
    ["object", "Max names"],
    ["map", "Values are"],
    ["patterns", "Min names"],
    ["several", "Title"],
    ["anything", "Default"],
    ["wrong", "wrong as JSON"],
    ["if", "if as JSON"],
  ];
  await page.keyboard.press("Home");
  for (const [name, what] of inDetails) {
    await row(name).first().focus();
    await page.keyboard.press("Enter");
    const details = page.getByRole("region", { name: `Details of ${name}` });
    await expect(details.getByLabel(what, { exact: true })).toBeVisible();
    await expect(details.locator(":focus")).toHaveCount(1);
    if (name === "text") await expect(details).toContainText('x-column: "mail"');
    await page.keyboard.press("Escape");
    await expect(row(name).first()).toBeFocused();
  }
  await row("ghost").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Describe it" }).click();
  await expect.poll(text).toContain('"ghost": { "type": "string" }');
});

test("what recurs opens one level at a time; a shared row says where it is used", async ({ app, page }) => {
  const { grid, row } = await openDesign(app, kinds, "kinds");
  await row("shared").click();
  await page.keyboard.press("ArrowRight");
  await expect(row("label")).toHaveCount(2);
  await row("next").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(row("next")).toHaveCount(3);
  await row("label").first().focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("region", { name: "Details of label" });
  await expect(details).toContainText("This is used in 3 places:");
  await details.getByRole("button", { name: "Change it everywhere" }).click();
  await expect(details).toContainText("changes 3 places");
  await details.getByLabel("Max characters").fill("9");
  await page.keyboard.press("Enter");
  await expect(row("label").getByText("max 9 characters")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(grid.locator(":focus")).toHaveCount(1);
});
