import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const tool = {
  name: "run_command",
  description: "Runs a command in the workspace.",
  inputSchema: {
    type: "object",
    additionalProperties: false,
    required: ["command"],
    properties: {
      command: { type: "string", description: "The command line.", minLength: 1 },
      shell: { type: ["string", "null"], enum: ["bash", "zsh", null] },
      cwd: { type: "string" },
      timeout: { type: "integer", minimum: 1, maximum: 600, default: 60 },
      env: { type: "object", additionalProperties: { type: "string" } },
      tags: { type: "array", items: { type: "string" } },
      point: { type: "array", prefixItems: [{ type: "number" }, { type: "number" }] },
      target: {
        oneOf: [
          { title: "Local", type: "object", required: ["kind"], properties: { kind: { const: "local" } } },
          {
            title: "Remote",
            type: "object",
            required: ["kind", "host"],
            properties: { kind: { const: "remote" }, host: { type: "string" } },
          },
        ],
      },
      tree: { $ref: "#/$defs/node" },
      anything: {},
    },
    $defs: {
      node: {
        type: "object",
        properties: { label: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/node" } } },
      },
    },
  },
  outputSchema: { type: "object", required: ["exitCode"], properties: { exitCode: { type: "integer" } } },
};

test("what is sent is what was chosen", async ({ app, page }) => {
  const { form, json } = await tried(app, page, tool);
  const state = (name: string, choice: string) =>
    form.getByRole("radiogroup", { name: `Send ${name}`, exact: true }).getByRole("radio", { name: choice });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });

  await test.step("omitted, given, empty, null and omitted again", async () => {
    await field("command").fill("ls");
    await expect.poll(json).toEqual({ command: "ls" });
    await state("cwd", "Value").click();
    await expect.poll(json).toEqual({ command: "ls", cwd: "" });
    await expect(form.getByText("sent as empty text")).toBeVisible();
    await field("cwd").fill("/");
    await field("cwd").fill("");
    await expect.poll(json).toEqual({ command: "ls" });
    await state("shell", "Null").click();
    await expect.poll(json).toEqual({ command: "ls", shell: null });
    await state("shell", "Omit").click();
    await form.getByRole("combobox", { name: "shell" }).fill("zs");
    await page.getByRole("option", { name: "zsh" }).click();
    await expect.poll(json).toEqual({ command: "ls", shell: "zsh" });
    await form.getByRole("button", { name: "Omit shell" }).click();
    await form.getByRole("button", { name: "Use default" }).click();
    await expect.poll(json).toEqual({ command: "ls", timeout: 60 });
    await form.getByRole("button", { name: "Omit timeout" }).click();
    await expect.poll(json).toEqual({ command: "ls" });
  });

  await test.step("lists, places, names, branches and types that contain themselves", async () => {
    await form.getByRole("button", { name: "Add to tags" }).click();
    await field("tags[0]").fill("a");
    await field("point[0]").fill("1.5");
    await field("point[1]").fill("2");
    await form.getByRole("button", { name: "Add to env" }).click();
    await field("Name of the new entry").fill("CI");
    await field("CI").fill("1");
    await form.getByRole("radio", { name: "Remote" }).click();
    await field("host").fill("h");
    await form.getByRole("button", { name: "Open tree" }).click();
    await form.getByRole("button", { name: "Add to children" }).click();
    await field("label").last().fill("deep");
    await expect.poll(json).toEqual({
      command: "ls",
      tags: ["a"],
      point: [1.5, 2],
      env: { CI: "1" },
      target: { kind: "remote", host: "h" },
      tree: { children: [{ label: "deep" }] },
    });
  });

  await test.step("text that is no value blocks the call", async () => {
    await field("anything").fill("{");
    await expect(form.getByText("This is not JSON")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Call/ })).toHaveAttribute("aria-disabled", "true");
    await field("anything").fill('{"x":1}');
    await expect.poll(json).toMatchObject({ anything: { x: 1 } });
    await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  });
});

test("whoever fills a field of the kind that is shown means that kind", async ({ app, page }) => {
  const { command, target } = tool.inputSchema.properties;
  const body = { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
  const steps = { anyOf: [{ title: "Steps", type: "array", items: { oneOf: target.oneOf } }, { type: "boolean" }] };
  const properties = { command, target: { oneOf: target.oneOf.toReversed() }, body, steps };
  const inputSchema = { type: "object", required: ["target"], properties };
  const { form, json } = await tried(app, page, { ...tool, inputSchema });
  await form.getByRole("textbox", { name: "host", exact: true }).fill("h");
  await expect.poll(json).toEqual({ target: { kind: "remote", host: "h" } });
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  // Elements are counted as messages count them, whatever the kind is called.
  await form.getByRole("radio", { name: "list" }).click();
  await form.getByRole("button", { name: "Add to body" }).click();
  await form.getByRole("textbox", { name: "body[0]" }).fill("b");
  await expect.poll(json).toEqual({ target: { kind: "remote", host: "h" }, body: ["b"] });
  await test.step("its title is said once, and what an added element requires is required", async () => {
    await form.getByRole("radio", { name: "Steps" }).click();
    await form.getByRole("button", { name: "Add to steps" }).click();
    const group = form.getByRole("group", { name: "steps", exact: true });
    await expect(group.getByText("Steps", { exact: true })).toHaveCount(2);
    await group.getByRole("radio", { name: "Remote" }).click();
    await expect(group.getByText("Required", { exact: true })).toHaveCount(2);
  });
});

test("a wrong name is told at its field and in the JSON, and repaired from there", async ({ app, page }) => {
  const { form, json, type } = await tried(app, page, tool);
  const pane = page.getByRole("region", { name: "Arguments" });
  await test.step("a call out of a chat is understood", async () => {
    await type('{ "name": "run_command", "arguments": { "comand": "git status" } }');
    await expect(pane.getByText("Read from a call of")).toBeVisible();
    await pane.getByRole("button", { name: "Undo" }).click();
    await expect.poll(json).toHaveProperty("name");
    await type("```json\n{ comand: 'git status' }\n```");
    await expect.poll(json).toEqual({ comand: "git status" });
  });
  await test.step("repair", async () => {
    await expect(page.getByText("2 problems in the arguments")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "command", exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(pane.locator(".squiggly-error").first()).toBeAttached();
    await form.getByRole("button", { name: "Rename" }).click();
    await expect.poll(json).toEqual({ command: "git status" });
    await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  });
  await test.step("a call gives a result, which grows old", async () => {
    await page.keyboard.press("ControlOrMeta+Enter");
    const result = page.getByRole("region", { name: "Last result" });
    await expect(result.getByText("Matches")).toBeVisible();
    await form.getByRole("textbox", { name: "command", exact: true }).fill("ls");
    await expect(result.getByText("From earlier arguments")).toBeVisible();
    const key = result.locator(".view-line span").getByText("exitCode");
    const grey = await page.getByText("Judged by").evaluate((element) => getComputedStyle(element).color);
    await expect(key).toHaveCSS("color", grey);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(result.getByText("From earlier arguments")).toBeHidden();
    await result.getByRole("button", { name: "Earlier calls" }).click();
    await page.getByRole("menuitem", { name: '{"command":"git status"}' }).click();
    await expect.poll(json).toEqual({ command: "git status" });
    await expect(result.getByText("From earlier arguments")).toBeHidden();
    await expect(key).not.toHaveCSS("color", grey);
    await app.editor.locator(".view-lines").getByText("Runs a command in").click();
    await page.keyboard.type("Also: ");
    await expect(result.getByText("From an earlier descriptor")).toBeVisible();
  });
  await test.step("broken JSON stays, says where, and blocks", async () => {
    await type('{ "command": ');
    await expect(pane.getByText("Line 1, column")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Call/ })).toHaveAttribute("aria-disabled", "true");
    await expect(form.getByText("The form waits")).toBeVisible();
  });
  await test.step("a document that cannot be read leaves the last form", async () => {
    await app.paste('{ "tools": [ { "name": "run_command", "inputSchema": { "type": ');
    await expect(page.getByText("From an earlier text")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "command", exact: true })).toBeVisible();
  });
});

test("a change in the form keeps the comments in the JSON, and can be undone there", async ({ app, page }) => {
  const { form, type, text } = await tried(app, page, tool);
  const cwd = form.getByRole("textbox", { name: "cwd", exact: true });
  await type('{ "command": "ls", // all of it\n  "timeout":   5 }');
  await cwd.fill("/");
  await expect.poll(text).toBe('{ "command": "ls", // all of it\n  "timeout":   5, "cwd": "/" }');
  await page.getByRole("region", { name: "Arguments" }).locator(".view-lines").click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(text).toBe('{ "command": "ls", // all of it\n  "timeout":   5 }');
  await expect(cwd).toHaveValue("");
});

test("an example, edge cases, and cases that travel in the text", async ({ app, page }) => {
  const { json } = await tried(app, page, tool);
  const cases = page.getByRole("region", { name: "Cases" });
  await page.getByRole("button", { name: "Example" }).click();
  await expect.poll(json).toHaveProperty("command");
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  await cases.getByRole("button", { name: "Save arguments as case" }).click();
  await cases.getByLabel("Name").fill("Smallest call");
  await page.keyboard.press("Enter");
  await expect(cases.getByText("1 pass")).toBeVisible();
  await page.getByRole("button", { name: "Edge cases" }).click();
  await page
    .getByRole("menuitem", { name: /rejected/ })
    .first()
    .click();
  await expect(page.getByText(/problems? in the arguments/)).toBeVisible();
  await cases.getByRole("button", { name: /^Pass Smallest call/ }).click();
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  const text = JSON.parse(await app.savedText());
  expect(text.cases[0]).toMatchObject({ name: "Smallest call", tool: "run_command", expect: "valid" });
  await cases.getByRole("button", { name: "Delete case Smallest call" }).click();
  await expect(cases.getByText("1 pass")).toBeHidden();
});

test("nothing is red, and nothing moves, before somebody was at a field", async ({ app, page }) => {
  const { form, json } = await tried(app, page, tool);
  const command = form.getByRole("textbox", { name: "command", exact: true });
  const cwd = form.getByRole("textbox", { name: "cwd", exact: true });
  const status = page.getByRole("button", { name: "1 argument still to give" });
  await test.step("a count, and no more", async () => {
    await expect(status).toBeVisible();
    await expect(form.locator("[aria-invalid=true], [data-missing]")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Arguments" }).locator(".squiggly-error")).toHaveCount(0);
    await expect(form.getByRole("button", { name: "Send empty text" })).toHaveCount(0);
    await expect(form.getByText("Required")).toHaveCount(1);
  });
  await test.step("once left empty it is, in its place", async () => {
    const before = await cwd.boundingBox();
    await command.focus();
    await cwd.focus();
    await expect(command).toHaveAttribute("aria-invalid", "true");
    await expect(command).toHaveAccessibleDescription(/lack command, which is required/);
    expect(await cwd.boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "1 problem in the arguments" }).click();
    await expect(command).toBeFocused();
  });
  await test.step("a refused call lists why, and leads there", async () => {
    await page.keyboard.press("ControlOrMeta+Enter");
    const reasons = page.getByRole("region", { name: "Last result" }).getByRole("listitem");
    await expect(reasons).toHaveCount(1);
    await reasons.getByRole("button", { name: "command" }).click();
    await expect(command).toBeFocused();
    await page.keyboard.type("ls");
    await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  });
  await test.step("the focus goes into what was added", async () => {
    await form.getByRole("button", { name: "Add to tags" }).click();
    await expect(form.getByRole("textbox", { name: "tags[0]", exact: true })).toBeFocused();
    await form.getByRole("button", { name: "Open tree" }).click();
    await expect(form.getByRole("textbox", { name: "label", exact: true })).toBeFocused();
    await form.getByRole("radiogroup", { name: "Send target" }).getByRole("radio", { name: "Value" }).click();
    await expect.poll(json).toEqual({ command: "ls", target: { kind: "local" } });
  });
  await test.step("a list of values is as wide as its field", async () => {
    await form.getByRole("button", { name: "Values of shell" }).click();
    const list = await page.getByRole("listbox").locator("xpath=..").boundingBox();
    const field = await form.getByRole("combobox", { name: "shell" }).locator("xpath=..").boundingBox();
    expect(Math.abs((list?.width ?? 0) - (field?.width ?? 1))).toBeLessThan(3);
  });
});

test("edge cases are saved all at once, and Wire shows the call of Try with its result", async ({ app, page }) => {
  await tried(app, page, tool);
  await page.getByRole("button", { name: "Edge cases" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("group", { name: "timeout", exact: true }).getByRole("menuitem").first()).toBeVisible();
  await menu.getByRole("menuitem", { name: /^Save all \d+ as cases$/ }).click();
  await expect(page.getByRole("region", { name: "Cases" }).getByText(/^\d{2,} pass$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Cases" }).getByText(/fail/)).toHaveCount(0);

  await test.step("one that was there already is told from those that are new", async () => {
    await page
      .getByRole("region", { name: "Cases" })
      .getByRole("button", { name: /^Delete case/ })
      .first()
      .click();
    await expect(page.getByText("Removed the case")).toBeVisible();
    await page.getByRole("button", { name: "Edge cases" }).click();
    await menu.getByRole("menuitem", { name: /^Save all \d+ as cases$/ }).click();
    await expect(page.getByText(/^Saved 1 case; \d{2,} were there already$/)).toBeVisible();
  });
  await page.getByRole("textbox", { name: "command", exact: true }).fill("ls");
  const result = page.getByRole("region", { name: "Last result" });
  // Called again, the result is another one.
  for (const _ of [1, 2]) {
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(result.getByText("Matches")).toBeVisible();
  }
  const code = await result
    .locator(".view-lines")
    .getByText(/^\d+$|^-\d+$/)
    .first()
    .textContent();
  await result.getByRole("button", { name: "Show on the wire" }).click();
  const wire = page.getByRole("region", { name: "Messages" });
  await expect(wire.getByText(`"exitCode": ${code}`).first()).toBeVisible();
  await expect(wire.getByText('"command": "ls"').first()).toBeVisible();
});

test("the focus stays in the form, whatever a key takes away", async ({ app, page }) => {
  const { form, json } = await tried(app, page, tool);
  const press = async (name: string) => {
    await form.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await test.step("typing goes on where the value of a new name begins", async () => {
    await press("Add to env");
    await page.keyboard.type("CI");
    await page.keyboard.press("Tab");
    await page.keyboard.type("yes");
    await expect.poll(json).toEqual({ env: { CI: "yes" } });
    await press("Add entry");
    await page.keyboard.type("CI");
    await expect(form.getByText("This name is taken")).toBeVisible();
    await page.keyboard.type("_2");
    await press("Remove the new entry");
    await press("Remove CI");
    await expect(form.locator(":focus")).toHaveCount(1);
  });
  await test.step("from a button that goes away to its field", async () => {
    await press("Use default");
    await expect(form.getByRole("textbox", { name: "timeout", exact: true })).toBeFocused();
    await press("Omit timeout");
    await expect(form.getByRole("textbox", { name: "timeout", exact: true })).toBeFocused();
  });
  await test.step("back to where a case is saved", async () => {
    const save = page.getByRole("button", { name: "Save arguments as case" });
    await save.press("Enter");
    await page.keyboard.press("Escape");
    await expect(save).toBeFocused();
    await save.press("Enter");
    await page.keyboard.type("None");
    await page.getByRole("radio", { name: "Reject" }).press("Space");
    await expect(page.getByLabel("Name", { exact: true })).not.toBeFocused();
    await page.getByRole("button", { name: "Save case" }).press("Enter");
    await expect(save).toBeFocused();
  });
});

test("every state of the panel, in both themes, on both widths", async ({ app, page }) => {
  test.slow();
  const wide = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`p${index}`, { type: "string" }]));
  const slow = { word: { type: "string", pattern: "^(a+)+$" } };
  const list = [
    tool,
    { name: "ping", description: "Answers.", inputSchema: { type: "object", additionalProperties: false } },
    { name: "wide", description: "Takes much.", inputSchema: { type: "object", properties: wide } },
    { name: "match_words_slowly", description: "Takes a word.", inputSchema: { type: "object", properties: slow } },
    { name: "none", description: "Has no schema." },
  ];
  const { form, type } = await tried(app, page, ...list);
  await type('{ "comand": 1, "timeout": 900 }');
  await expect(page.getByText(/problems in the arguments/)).toBeVisible();
  await expectAccessible(page);
  for (const [name, words] of [
    ["ping", "No arguments"],
    ["wide", "Too big for a form"],
    ["none", "No form for this schema"],
  ] as const) {
    await app.tools.getByText(name, { exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  await app.tools.getByText("match_words_slowly", { exact: true }).click();
  const word = form.getByRole("textbox", { name: "word", exact: true });
  await word.fill(`${"a".repeat(60)}!`);
  await expect(page.getByText(/^Not (fully )?checked$/).or(page.getByText("1 problem in the arguments"))).toBeVisible();
  await expect(word).toHaveValue(`${"a".repeat(60)}!`);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(word).toBeVisible();
  await word.clear();
  await word.fill("1");
  // A long name leaves room for the verdict.
  const verdict = await page.getByText("1 problem in the arguments").boundingBox();
  expect((verdict?.x ?? 360) + (verdict?.width ?? 0)).toBeLessThanOrEqual(348);
  await word.fill("a");
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Call/ }).click();
  await expect(page.getByRole("heading", { name: "Last result" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** The Try panel on the first of some tools. */
async function tried(app: Toolwright, page: Page, ...tools: readonly object[]) {
  await app.open();
  await app.openFile("tools.json", JSON.stringify({ tools }, null, 2));
  await expect(app.status).toContainText(`${tools.length} tool`);
  await app.tools.getByText("run_command", { exact: true }).click();
  await page.getByRole("tab", { name: "Try" }).click();
  const form = page.getByRole("region", { name: "Form" });
  const lines = page.getByRole("region", { name: "Arguments" }).locator(".view-lines");
  await expect(form.getByRole("textbox", { name: "command", exact: true })).toBeVisible();
  await expect(lines).toBeVisible();
  const text = async (): Promise<string> => {
    const rows = await lines.locator(".view-line").evaluateAll((found) =>
      found
        .map((row) => ({ top: Number.parseFloat((row as HTMLElement).style.top), text: row.textContent ?? "" }))
        .sort((a, b) => a.top - b.top)
        .map(({ text }) => text),
    );
    return rows.join("\n").replaceAll("\u00a0", " ");
  };
  /** The arguments as the JSON shows them; undefined while they cannot be read. */
  const json = async (): Promise<unknown> => {
    try {
      return JSON.parse(await text());
    } catch {
      return undefined;
    }
  };
  /** Puts a text in the place of the arguments, from the clipboard. */
  const type = async (text: string) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await lines.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
  };
  return { form, json, text, type };
}
