import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { type Design, openDesign, showDesign, tracker } from "./design.ts";
import { expect, test } from "./test.ts";

/** What a verb does: on which row, how, and what stands in the text instead of what. */
interface Verb {
  readonly row: string;
  readonly act: (at: Stage) => Promise<void>;
  /** Pairs of what was there and what is there now. */
  readonly changes: readonly (readonly [old: string, fresh: string])[];
  /** The row that has the focus afterwards; the same one where it is left out. */
  readonly focus?: string;
}

interface Stage extends Design {
  readonly page: Page;
  readonly details: (name: string) => Promise<Locator>;
  readonly menu: (row: string, item: string | RegExp) => Promise<void>;
}

function stageOf(page: Page, design: Design): Stage {
  return {
    ...design,
    page,
    details: async (name) => {
      await design.row(name).focus();
      await page.keyboard.press("Enter");
      const region = page.getByRole("region", { name: `Details of ${name}` });
      await expect(region).toBeVisible();
      return region;
    },
    menu: async (name, item) => {
      await design.row(name).focus();
      await page.keyboard.press("Shift+F10");
      await page.getByRole("menuitem", { name: item }).click();
    },
  };
}

const byMenu =
  (row: string, item: string | RegExp): Verb["act"] =>
  ({ menu }) =>
    menu(row, item);

/** Fills a field of the details and leaves it. */
const inDetails =
  (row: string, label: string, text: string): Verb["act"] =>
  async ({ details }) => {
    const field = (await details(row)).getByLabel(label, { exact: true });
    await field.fill(text);
    await field.press("Enter");
  };

const checkIn =
  (row: string, label: string): Verb["act"] =>
  async ({ details }) =>
    (await details(row)).getByRole("checkbox", { name: label, exact: true }).click();

const toType =
  (row: string, wanted: string, confirm = false): Verb["act"] =>
  async ({ row: find, page }) => {
    await find(row).locator("[data-cell=type]").click();
    await page.getByRole("combobox", { name: "Search types" }).fill(wanted);
    await page.keyboard.press("Enter");
    if (confirm) await page.getByRole("button", { name: "Change", exact: true }).click();
  };

const limit = '{ "type": "integer", "minimum": 1, "maximum": 100, "default": 20, "description": "How many to return" }';
const query = '{ "type": "string", "minLength": 2, "description": "Words to find in title and body" }';

const verbs: Record<string, Verb> = {
  "null, too": {
    row: "limit",
    act: byMenu("limit", "Take null, too"),
    changes: [[limit, limit.replace('"integer"', '["integer", "null"]')]],
  },
  "a list of it": {
    row: "query",
    act: byMenu("query", "Wrap in a list"),
    changes: [
      [
        query,
        '{ "description": "Words to find in title and body", "type": "array", "items": { "type": "string", "minLength": 2 } }',
      ],
    ],
  },
  "a union": {
    row: "query",
    act: byMenu("query", "Make a union"),
    changes: [
      [
        query,
        '{ "description": "Words to find in title and body", "anyOf": [{ "type": "string", "minLength": 2 }, { "type": "object", "properties": {} }] }',
      ],
    ],
  },
  duplicate: {
    row: "limit",
    act: byMenu("limit", /^Duplicate/),
    changes: [[`"limit": ${limit},\n`, `"limit": ${limit},\n          "limit_2": ${limit},\n`]],
    focus: "limit_2",
  },
  "into another object": {
    row: "limit",
    act: byMenu("limit", "Move into created"),
    changes: [
      [`          "limit": ${limit},\n`, ""],
      [
        '"properties": { "from": { "type": "string", "format": "date" } }',
        `"properties": { "from": { "type": "string", "format": "date" }, "limit": ${limit} }`,
      ],
    ],
  },
  "out of its object": {
    row: "from",
    act: byMenu("from", /^Move out/),
    changes: [
      ['"properties": { "from": { "type": "string", "format": "date" } }', '"properties": {}'],
      ['          "assignee":', '          "from": { "type": "string", "format": "date" },\n          "assignee":'],
    ],
  },
  "a shared definition": {
    row: "query",
    act: async ({ menu, page }) => {
      await menu("query", /^Extract/);
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      await page.getByLabel("Name", { exact: true }).fill("Words");
      await page.keyboard.press("Enter");
    },
    changes: [
      [`"query": ${query}`, '"query": { "$ref": "#/$defs/Words" }'],
      ['"login": { "type": "string" } } } }', `"login": { "type": "string" } } }, "Words": ${query} }`],
    ],
  },
  "a copy of what is shared": {
    row: "assignee",
    act: async ({ menu, page }) => {
      await menu("assignee", "Edit User…");
      await expect(page.getByRole("dialog", { name: "Edit User" })).toContainText("is used in 3 places");
      await page.getByRole("button", { name: "Make a copy here" }).click();
    },
    changes: [
      [
        '"assignee": { "$ref": "#/$defs/User",',
        '"assignee": { "type": "object",\n          "properties": { "login": { "type": "string" } },',
      ],
    ],
  },
  "a definition written out where it is used": {
    row: "assignee",
    act: byMenu("assignee", "Write User out here"),
    changes: [
      [
        '"assignee": { "$ref": "#/$defs/User",',
        '"assignee": { "type": "object",\n          "properties": { "login": { "type": "string" } },',
      ],
    ],
  },
  "words of a field": {
    row: "limit",
    act: async ({ row, page }) => {
      await row("limit").getByText("How many to return").click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("How many at most");
      await page.keyboard.press("Enter");
    },
    changes: [["How many to return", "How many at most"]],
  },
  "a name, told what goes along": {
    row: "query",
    act: async ({ menu, page }) => {
      await menu("query", /^Rename/);
      const dialog = page.getByRole("dialog", { name: "Rename query" });
      await page.getByLabel("Name", { exact: true }).fill("state");
      await expect(dialog).toContainText("state is taken");
      await page.getByLabel("Name", { exact: true }).fill("words");
      await expect(dialog).toContainText("Renames it in 1 other place of the tool, too");
      await page.keyboard.press("Enter");
    },
    changes: [['"query"', '"words"']],
    focus: "words",
  },
  "a definition with all its references": {
    row: "User",
    act: async ({ menu, page }) => {
      await menu("User", /^Rename with all/);
      await page.getByLabel("Name", { exact: true }).fill("Person");
      await expect(page.getByRole("dialog")).toContainText("Renames it in 3 other places of the tool, too");
      await page.keyboard.press("Enter");
    },
    changes: [
      ['"#/$defs/User"', '"#/$defs/Person"'],
      ['"User": {', '"Person": {'],
    ],
    focus: "Person",
  },
  "another type, told what goes": {
    row: "limit",
    act: async (stage) => {
      await toType("limit", "text")(stage);
      const asked = stage.page.getByRole("dialog", { name: "Type of limit" });
      await expect(asked).toContainText("Removes minimum, maximum and default");
      await expect(asked).toContainText("Keeps description");
      await stage.page.keyboard.press("Enter");
    },
    changes: [[limit, '{ "type": "string", "description": "How many to return" }']],
  },
  "a type that is shared": {
    row: "metadata",
    act: toType("metadata", "User", true),
    changes: [
      [
        '"metadata": { "type": "object", "additionalProperties": { "type": "string" }, "description"',
        '"metadata": { "$ref": "#/$defs/User", "description"',
      ],
    ],
  },
  "a limit": {
    row: "query",
    act: inDetails("query", "Max characters", "80"),
    changes: [['"minLength": 2', '"minLength": 2, "maxLength": 80']],
  },
  "a limit away": { row: "query", act: inDetails("query", "Min characters", ""), changes: [[', "minLength": 2', ""]] },
  "steps of five": {
    row: "limit",
    act: inDetails("limit", "Multiple of", "5"),
    changes: [['"maximum": 100', '"maximum": 100, "multipleOf": 5']],
  },
  "a limit that is not taken itself": {
    row: "limit",
    act: inDetails("limit", "Above", "0"),
    changes: [['"minimum": 1', '"minimum": 1, "exclusiveMinimum": 0']],
  },
  "the same at the other end": {
    row: "limit",
    act: inDetails("limit", "Below", "101"),
    changes: [['"maximum": 100', '"maximum": 100, "exclusiveMaximum": 101']],
  },
  "no repeats": {
    row: "labels",
    act: checkIn("labels", "No repeats"),
    changes: [['"maxItems": 10', '"maxItems": 10, "uniqueItems": true']],
  },
  "a title": {
    row: "query",
    act: inDetails("query", "Title", "Words"),
    changes: [[query, query.replace("{", '{ "title": "Words",')]],
  },
  "a default": {
    row: "limit",
    act: inDetails("limit", "Default", "50"),
    changes: [['"default": 20', '"default": 50']],
  },
  "whole numbers no more": {
    row: "limit",
    act: checkIn("limit", "Whole numbers only"),
    changes: [[limit, limit.replace("integer", "number")]],
  },
  "no null": {
    row: "state",
    act: checkIn("state", "null"),
    changes: [['["open", "closed", null]', '["open", "closed"]']],
  },
  "one more value": {
    row: "state",
    act: async ({ details, page }) => {
      await (await details("state")).getByRole("button", { name: "Add value" }).click();
      await page.keyboard.type("new");
      await page.keyboard.press("Enter");
    },
    changes: [['["open", "closed", null]', '["open", "closed", "new", null]']],
  },
  "another value": {
    row: "state",
    act: inDetails("state", "value 1 of 2", "opened"),
    changes: [['["open", "closed", null]', '["opened", "closed", null]']],
  },
  "values in another order, by keys": {
    row: "state",
    act: async ({ details, page }) => {
      await (await details("state")).getByLabel("value 1 of 2").press("Alt+ArrowDown");
      await expect(page.getByLabel("value 2 of 2")).toBeFocused();
      await expect(page.getByLabel("value 2 of 2")).toHaveValue("open");
    },
    changes: [['["open", "closed", null]', '["closed", "open", null]']],
  },
  "values in another order, by hand": {
    row: "state",
    act: async ({ details }) => {
      const grips = (await details("state")).locator("[data-value-grip]");
      await grips.nth(1).dragTo(grips.nth(0));
    },
    changes: [['["open", "closed", null]', '["closed", "open", null]']],
  },
  "values sorted": {
    row: "state",
    act: async ({ details }) => (await details("state")).getByRole("button", { name: "Sort the values" }).click(),
    changes: [['["open", "closed", null]', '["closed", "open", null]']],
  },
  "a value less": {
    row: "state",
    act: async ({ details }) => (await details("state")).getByRole("button", { name: "Remove closed" }).click(),
    changes: [['["open", "closed", null]', '["open", null]']],
  },
  "a pasted list": {
    row: "state",
    act: async ({ details, page }) => {
      await (await details("state")).getByRole("button", { name: "Paste a list" }).click();
      await page.getByLabel("Values to add, one a line").fill("draft\nopen\nmerged");
      await page.getByRole("button", { name: "Add 3 values" }).click();
    },
    changes: [['["open", "closed", null]', '["open", "closed", "draft", "merged", null]']],
  },
  "an example": {
    row: "query",
    act: async ({ details, page }) => {
      await (await details("query")).getByRole("button", { name: "Add example" }).click();
      await page.keyboard.type("crash");
      await page.keyboard.press("Enter");
    },
    changes: [['body" }', 'body", "examples": ["crash"] }']],
  },
  "what each of a list is": {
    row: "labels",
    act: async ({ details }) => {
      await (await details("labels")).getByLabel("Each is").selectOption("integer");
    },
    changes: [['"items": { "type": "string" }', '"items": { "type": "integer" }']],
    focus: "each",
  },
  "no other names": {
    row: "created",
    act: async ({ details }) => (await details("created")).getByRole("radio", { name: "refused" }).click(),
    changes: [
      [
        '"properties": { "from": { "type": "string", "format": "date" } }\n',
        '"properties": { "from": { "type": "string", "format": "date" } },\n            "additionalProperties": false\n',
      ],
    ],
  },
  "at least one branch": {
    row: "target",
    act: async ({ details }) => (await details("target")).getByRole("radio", { name: "at least one" }).click(),
    changes: [['"oneOf"', '"anyOf"']],
  },
  "JSON, which has to be JSON": {
    row: "labels",
    act: async ({ details, page }) => {
      await (await details("labels")).getByRole("button", { name: "Edit as JSON" }).click();
      const field = page.getByLabel("labels as JSON");
      await expect(field).toBeFocused();
      await field.fill("{ oh");
      await expect(page.getByText(/Line 1, column 3/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-disabled", "true");
      await field.fill('{\n  // why\n  "type": "array"\n}');
      await field.press("ControlOrMeta+Enter");
    },
    changes: [
      [
        '{ "type": "array", "maxItems": 10, "items": { "type": "string" }, "description": "Only issues that have all of these" }',
        '{\n            // why\n            "type": "array"\n          }',
      ],
    ],
  },
  "fields from an example": {
    row: "created",
    act: async ({ menu, page }) => {
      await menu("created", /^Infer fields/);
      const field = page.getByLabel("One JSON example, or several below each other");
      await expect(field).toBeFocused();
      await field.fill('{ "from": "2026-01-02", "to": "2026-02-03" }\n{ "to": "2026-03-04", "zone": "UTC" }');
      const dialog = page.getByRole("dialog", { name: "Fields from an example" });
      await expect(dialog).toContainText("From 2 examples");
      await expect(dialog.getByRole("listitem").filter({ hasText: "to" }).first()).toContainText("text, date");
      await expect(dialog).toContainText("from is there already and stays as it is");
      await page.getByRole("button", { name: "Add 2 fields" }).click();
    },
    changes: [
      [
        '"properties": { "from": { "type": "string", "format": "date" } }\n',
        '"properties": { "from": { "type": "string", "format": "date" }, "to": { "type": "string", "format": "date" }, "zone": { "type": "string" } },\n            "required": ["to"]\n',
      ],
    ],
    focus: "to",
  },
};

/** A page for every verb would load the app forty times; each has a document of its own instead. */
const pages = 4;
/** Saving takes 0.3 s: who looks again after 0.5 s and 1 s waits more than half of the time. */
const often = { intervals: [100] };

for (let at = 0; at < pages; at++) {
  const chosen = Object.entries(verbs).filter((_, index) => index % pages === at);
  test(`${chosen.map(([name]) => name).join("; ")}: small edits of the text that one Undo takes back`, async ({
    app,
    page,
  }) => {
    test.slow();
    await app.open();
    for (const [name, verb] of chosen) {
      await test.step(name, async () => tried(verb, await showDesign(app, tracker, "search_issues", name), page));
    }
  });
}

async function tried(verb: Verb, design: Design, page: Page): Promise<void> {
  await design.row(verb.row).click();
  await verb.act(stageOf(page, design));
  const expected = verb.changes.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), tracker);
  expect(expected).not.toBe(tracker);
  await expect.poll(design.text, often).toBe(expected);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect(design.row(verb.focus ?? verb.row)).toHaveAttribute("aria-selected", "true");
  await design.row(verb.focus ?? verb.row).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(design.text, often).toBe(tracker);
}

test("a definition is changed everywhere from where it is used", async ({ app, page }) => {
  const design = await openDesign(app, tracker);
  const { menu } = stageOf(page, design);
  await design.row("assignee").click();
  await menu("assignee", "Edit User…");
  await page.getByRole("button", { name: "Change it everywhere" }).click();
  await expect(design.row("User")).toBeFocused();
  await design.row("assignee").focus();
  await menu("assignee", "Go to User");
  await expect(design.row("User")).toBeFocused();
  expect(await design.text()).toBe(tracker);
});

test("a name that goes along in saved calls is told before; branches get what tells them apart", async ({
  app,
  page,
}) => {
  const text = JSON.stringify(
    {
      tools: [
        {
          name: "send",
          description: "Sends a note to somebody.",
          inputSchema: {
            type: "object",
            required: ["to"],
            properties: {
              to: { type: "string" },
              how: {
                oneOf: [
                  { title: "By mail", type: "object", properties: { address: { type: "string" } } },
                  { title: "By phone", type: "object", properties: { number: { type: "string" } } },
                ],
              },
            },
          },
        },
        { name: "other", description: "Has a field of the same name.", inputSchema: { type: "object" } },
      ],
      cases: [
        { name: "works", tool: "send", arguments: { to: "Ada" }, expect: "valid" },
        { name: "elsewhere", tool: "other", arguments: { to: "Ada" }, expect: "valid" },
      ],
    },
    null,
    2,
  );
  const { row, text: saved } = await openDesign(app, text, "send");
  await row("to").click();
  await page.keyboard.press("F2");
  await page.keyboard.type("recipient");
  await expect(page.getByText("↵Renames it in 1 other place of the tool and 1 saved call, too")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row("recipient")).toBeFocused();
  const renamed = text
    .replace('"to": {', '"recipient": {')
    .replace('          "to"', '          "recipient"')
    .replace(
      '"tool": "send",\n      "arguments": {\n        "to"',
      '"tool": "send",\n      "arguments": {\n        "recipient"',
    );
  await expect.poll(saved, often).toBe(renamed);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(saved, often).toBe(text);

  await row("how").click();
  await page.keyboard.press("Enter");
  const by = page.getByRole("textbox", { name: "Told apart by" });
  await by.fill("kind");
  await by.press("Enter");
  await expect(row("By mail")).toHaveAccessibleName(/kind is by_mail/);
  await expect(row("By phone")).toHaveAccessibleName(/kind is by_phone/);
  expect(JSON.parse(await saved()).tools[0].inputSchema.properties.how.oneOf[1]).toEqual({
    title: "By phone",
    type: "object",
    properties: { kind: { const: "by_phone" }, number: { type: "string" } },
    required: ["kind"],
  });
  // The name that is there can be changed, in all of them at once.
  await expect(by).toHaveValue("kind");
  await by.fill("way");
  await by.press("Enter");
  await expect(row("By mail")).toHaveAccessibleName(/way is by_mail/);
  await expect(row("By phone")).toHaveAccessibleName(/way is by_phone/);
  await expect(row("number")).toBeVisible();

  // What always has one value is a type as well; the value is written next.
  await row("number").click();
  await row("number").locator("[data-cell=type]").click();
  await page.keyboard.type("always");
  await page.keyboard.press("Enter");
  const always = page.getByRole("textbox", { name: "Always" });
  await expect(always).toBeFocused();
  await always.fill("112");
  await always.press("Enter");
  await expect(row("number")).toContainText("always 112");
  expect(JSON.parse(await saved()).tools[0].inputSchema.properties.how.oneOf[1].properties).toEqual({
    way: { const: "by_phone" },
    number: { type: "string", const: "112" },
  });
});

test("what the page has no words for, and what is no schema, opens as JSON", async ({ app, page }) => {
  const text = `{
  "name": "odd",
  "description": "Has a condition, and a list where an object belongs.",
  "inputSchema": {
    "type": "object",
    "properties": { "box": { "type": "object", "properties": [] } },
    "if": { /* when */ "required": ["box"] }
  }
}
`;
  const design = await openDesign(app, text, "odd");
  const { details } = stageOf(page, design);
  await design.row("if").click();
  await details("if");
  const field = page.getByLabel("if as JSON");
  await expect(field).toHaveValue('{ /* when */ "required": ["box"] }');
  await field.fill('{ /* when */ "required": [] }');
  await page.getByRole("button", { name: "Keep" }).click();
  const first = text.replace('"required": ["box"]', '"required": []');
  await expect.poll(design.text).toBe(first);
  await design.row("properties").click();
  await details("properties");
  await page.getByLabel("properties as JSON").fill("{}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(design.text).toBe(first.replace('"properties": []', '"properties": {}'));
});

test("a default that its own field refuses is said in words", async ({ app, page }) => {
  const design = await openDesign(app, tracker);
  await design.row("limit").click();
  const details = await stageOf(page, design).details("limit");
  await details.getByLabel("Default", { exact: true }).fill("200");
  await page.keyboard.press("Enter");
  await expect(details.getByText("The default 200 is more than 100")).toBeVisible();
});

test("the output comes and goes by the menu of the tool", async ({ app, page }) => {
  const design = await openDesign(app, tracker);
  await page.getByRole("button", { name: "Menu of the tool" }).click();
  await page.getByRole("menuitem", { name: "Remove the output" }).click();
  await expect.poll(design.text).not.toContain("outputSchema");
  await design.row("query").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(design.text).toBe(tracker);
});

test("details, menus and windows have no fault for assistive technology, in both themes", async ({ app, page }) => {
  test.slow();
  // Every state is looked at twice.
  test.slow();
  const design = await openDesign(app, tracker);
  const { details, menu } = stageOf(page, design);
  for (const name of ["state", "limit", "assignee", "target"]) {
    await design.row(name).click();
    await details(name);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(design.row(name)).toBeFocused();
  }
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await design.row("limit").click();
  await design.row("limit").locator("[data-cell=type]").click();
  await expect(page.getByRole("combobox", { name: "Search types" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await menu("created", /^Infer fields/);
  await page.getByLabel("One JSON example, or several below each other").fill('{ "to": 1 }');
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the details are a sheet, and everything in it is large enough for a thumb", async ({ app, page }) => {
    await app.page.goto("./");
    await app.openFile("designed.json", tracker.replace(/^ *\{ "name": "add_comment".*\n/m, ""));
    await page.getByRole("tab", { name: "Design" }).click();
    for (const name of ["query", "state", "labels", "created", "target"]) {
      await page.getByRole("row", { name: new RegExp(`^${name}, `) }).click();
      const sheet = page.getByRole("region", { name: `Details of ${name}` });
      await expect(sheet.getByLabel("Description", { exact: true })).toBeVisible();
      await expect(sheet.getByRole("checkbox", { name: "Required" })).toBeVisible();
      const small = await sheet.evaluate((element) =>
        [
          ...element.querySelectorAll<HTMLElement>(
            "button, select, textarea, label:has(input), [role=radio], input:not([type=checkbox], [aria-hidden])",
          ),
        ]
          .filter((control) => control.checkVisibility() && control.offsetHeight < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(small).toEqual([]);
      const cut = await sheet.evaluate((element) =>
        [...element.querySelectorAll("button, select, textarea, input:not([aria-hidden]), [role=radio]")]
          .filter((control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Close", exact: true }).click();
    }
  });
});
