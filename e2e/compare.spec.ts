import { encodeSnapshot } from "../src/core/share/share.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

const document = `{
  "tools": [
    {
      "name": "skill",
      "description": "Runs a skill.",
      "inputSchema": {
        "type": "object",
        // the one to run
        "properties": { "name": { "type": "string", "description": "Name of the skill" } },
        "required": ["name"]
      }
    },
    { "name": "list", "description": "Lists skills.", "inputSchema": { "type": "object" } }
  ],
  // what is asked of the new schema
  "cases": [
    { "name": "A skill by its name", "tool": "skill", "arguments": { "command": "test" }, "expect": "valid" },
    { "name": "The old parameter", "tool": "skill", "arguments": { "name": "test" }, "expect": "invalid" },
    { "name": "One too many", "tool": "skill", "arguments": { "command": "test", "extra": 1 }, "expect": "invalid" }
  ]
}
`;
const target = {
  name: "skill",
  description: "Runs a skill.",
  inputSchema: {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { command: { type: "string", description: 'The skill name (no arguments). E.g., "pdf" or "xlsx"' } },
    required: ["command"],
    additionalProperties: false,
  },
};

test("a tool is aligned to a pasted target and back", async ({ app, page }) => {
  await app.open();
  await app.openFile("skills.json", document);
  await expect(app.problem(/A skill by its name/)).toBeVisible();
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });

  await test.step("nothing is compared before there is a target", async () => {
    await expect(panel.getByText("Choose what to compare with")).toBeVisible();
    await panel.getByRole("button", { name: "Paste target" }).first().click();
    await expect(panel.getByLabel(/A tool, a list of tools/)).toBeFocused();
    await panel.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(panel.getByRole("alert")).toContainText("Paste a tool");
  });

  await test.step("the target is pasted", async () => {
    await panel.getByLabel(/A tool, a list of tools/).fill(JSON.stringify(target, null, 2));
    await panel.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(panel.getByText("Breaking for callers")).toBeVisible();
    const rename = panel.getByRole("button", { name: /command was renamed to name/ });
    await rename.click();
    await expect(panel.getByText("A call that is refused")).toBeVisible();
  });

  await test.step("axe finds nothing, in either theme and on a phone", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(panel.getByText("Breaking for callers")).toBeVisible();
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize(size);
  });

  await test.step("all changes are previewed and applied", async () => {
    await panel.getByRole("checkbox", { name: /selected/ }).check();
    await panel.getByRole("button", { name: "Preview edits" }).click();
    await expect(panel.locator(".monaco-diff-editor .view-line").first()).toBeVisible();
    await panel.getByRole("button", { name: "Apply these edits" }).click();
    await expect(panel.getByText("Same meaning")).toBeVisible();
    await expect(panel.getByRole("group", { name: "Which is newer?" })).toBeHidden();
    const text = await app.savedText();
    expect(text).toContain("// the one to run");
    expect(JSON.parse(text.replace(/^\s*\/\/.*$/gm, "")).tools[0]).toEqual(target);
  });

  await test.step("all cases hold", async () => {
    await page.getByRole("tab", { name: "Try" }).click();
    await expect(page.getByRole("region", { name: "Cases" }).getByText("3 pass")).toBeVisible();
    await page.getByRole("tab", { name: "Compare" }).click();
    await expect(panel.getByText("Same meaning")).toBeVisible();
  });

  await test.step("one Undo takes it back", async () => {
    await app.focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(panel.getByText("Breaking for callers")).toBeVisible();
    expect(await app.savedText()).toBe(document);
  });
});

test("another document is compared, a guessed rename is rejected, and the sides are turned round", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile(
    "v1.json",
    JSON.stringify([{ name: "run", inputSchema: { type: "object", properties: { cmd: { type: "string" } } } }]),
  );
  await app.openFile(
    "v2.json",
    JSON.stringify([{ name: "run", inputSchema: { type: "object", properties: { command: { type: "string" } } } }]),
  );
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });
  await panel.getByRole("button", { name: "Target none yet" }).click();
  await page.getByRole("dialog", { name: "Target" }).getByRole("button", { name: "v1" }).click();
  await expect(panel.getByText("Other behaviour")).toBeVisible();
  await expect(panel.getByText("From v1 to this document.")).toBeVisible();
  await expect(panel.getByRole("group", { name: "Which is newer?" })).toBeHidden();
  await panel.getByRole("button", { name: /cmd was renamed to command/ }).click();
  await panel.getByRole("button", { name: "No, two things" }).click();
  await expect(panel.getByRole("button", { name: /cmd is gone/ })).toBeVisible();
  await panel.getByRole("button", { name: /turn round/ }).click();
  const change = panel.getByRole("button", { name: /command is gone|command was renamed to cmd/ });
  await expect(change).toBeVisible();
  await panel.getByRole("button", { name: /^run/ }).click();
  await expect(change).toBeHidden();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText('[{ "name": "run", "inputSchema": { "type": "object" } }]'));
  await panel.getByRole("button", { name: "Paste target" }).click();
  await expect(panel.getByRole("button", { name: "Target pasted target" })).toBeVisible();
  await expect(panel.getByText("From the pasted target to this document.")).toBeVisible();
  const question = panel.getByRole("group", { name: "Which is newer?" });
  await question.getByRole("button", { name: "pasted target" }).click();
  await expect(question).toBeHidden();
  await expect(panel.getByText("From this document to the pasted target.")).toBeVisible();
});

const listOf = (description: string) =>
  JSON.stringify({ tools: [{ name: "find", description, inputSchema: { type: "object" } }] }, null, 2);

test("a file, a dropped file, a link and an earlier version are targets", async ({ app, page }) => {
  await app.open();
  await app.openFile("mine.json", listOf("Finds things."));
  await expect(app.tools.getByRole("button", { name: "find" })).toBeVisible();
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });
  const changes = panel.getByRole("region", { name: "List of changes" });
  const expectTarget = async (name: string | RegExp, old: string) => {
    await expect(panel.getByRole("button", { name })).toBeVisible();
    await expect(changes).toContainText(`from "${old}" to`);
  };

  await test.step("a file that is chosen", async () => {
    await panel
      .getByLabel("Target file")
      .setInputFiles({ name: "chosen.json", mimeType: "application/json", buffer: Buffer.from(listOf("Chosen.")) });
    await expectTarget("Target chosen.json", "Chosen.");
  });

  await test.step("a file that is dropped on the panel is compared, not opened", async () => {
    const dataTransfer = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
      return transfer;
    }, listOf("Dropped."));
    await panel.dispatchEvent("drop", { dataTransfer });
    await expectTarget("Target dropped.json", "Dropped.");
    expect(await app.savedText()).toBe(listOf("Finds things."));
  });

  await test.step("a link that is pasted", async () => {
    const text = listOf("Linked.");
    const fragment = encodeSnapshot({ version: 1, name: "from-afar", text, revision: "2025-06-18" });
    await panel.getByRole("button", { name: "Paste target" }).first().click();
    await panel.getByLabel(/A tool, a list of tools/).fill(`https://example.com/${fragment.replace(/.{9}$/, "")}`);
    await panel.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(panel.getByRole("alert")).toBeVisible();
    await panel.getByLabel(/A tool, a list of tools/).fill(`https://example.com/${fragment}`);
    await panel.getByRole("button", { name: "Compare", exact: true }).click();
    await expectTarget("Target from-afar", "Linked.");
  });

  await test.step("an earlier version of this document", async () => {
    await app.paste(listOf("Finds everything."));
    await expect.poll(() => app.savedText()).toBe(listOf("Finds everything."));
    await panel.getByRole("button", { name: "Target from-afar" }).click();
    await page
      .getByRole("dialog", { name: "Target" })
      .getByRole("button", { name: /^Version/ })
      .first()
      .click();
    await expectTarget(/^Target Version/, "Finds things.");
  });
});

test("a large comparison tells how far it is and can be called off", async ({ app, page }) => {
  const many = (type: string) => {
    const properties = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `p${index}`,
        { type, description: "x".repeat(20), pattern: "^[a-z]{3}$" },
      ]),
    );
    return JSON.stringify(
      Array.from({ length: 1_200 }, (_, index) => ({
        name: `tool_${index}`,
        inputSchema: { type: "object", properties, required: Object.keys(properties) },
      })),
    );
  };
  await app.open();
  await app.openFile("large.json", many("string"));
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });
  await panel
    .getByLabel("Target file")
    .setInputFiles({ name: "older.json", mimeType: "application/json", buffer: Buffer.from(many("integer")) });
  await expect(panel.getByRole("progressbar", { name: /Comparing \d+ of 1200 tools/ })).toBeVisible();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByText("Comparing was called off")).toBeVisible();
  await expect(panel.getByRole("progressbar")).toBeHidden();
});

test("thirty tools: what was folded stays so, and whoever looks at the edits comes back to where they were", async ({
  app,
  page,
}) => {
  const release = (required: readonly string[]) =>
    JSON.stringify(
      Array.from({ length: 30 }, (_, at) => ({
        name: `tool_${at + 1}`,
        description: "Does it.",
        inputSchema: { type: "object", required, properties: { id: { type: "string" }, limit: { type: "integer" } } },
      })),
      null,
      2,
    );
  await app.open();
  await app.openFile("release-1.json", release(["id"]));
  await expect(page.getByRole("banner").getByRole("button", { name: "release-1" })).toBeVisible();
  await app.openFile("release-2.json", release(["id", "limit"]));
  await expect(page.getByRole("banner").getByRole("button", { name: "release-2" })).toBeVisible();
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });
  await panel.getByRole("button", { name: "Target none yet" }).click();
  await page.getByRole("dialog", { name: "Target" }).getByRole("button", { name: "release-1" }).click();
  const group = (at: number) => panel.getByRole("button", { name: new RegExp(`^tool_${at} `) });
  const folded = async (at: number) => expect(group(at)).toHaveAttribute("aria-expanded", "false");
  await group(2).press("Enter");
  await group(25).press("Enter");
  const look = panel.getByRole("button", { name: "Preview edits" });

  await test.step("the way back has the focus, then what led there", async () => {
    await look.press("Enter");
    await expect(panel.getByRole("button", { name: "Back to the changes" })).toBeFocused();
    await expect(panel.locator(".diff-hidden-lines .center:visible").first()).toBeVisible();
    // One button makes these edits.
    await expect(panel.getByRole("button", { name: /^Align/ })).toBeHidden();
    await expect(async () => expect(await panel.evaluate(touching)).toEqual([])).toPass();
    await page.keyboard.press("Enter");
    await expect(look).toBeFocused();
    await expect(group(25)).toBeInViewport();
    await folded(2);
    await folded(25);
  });
  await test.step("also after another panel, an edit and its Undo", async () => {
    await page.getByRole("tab", { name: "Try" }).click();
    await page.getByRole("tab", { name: "Compare" }).click();
    await folded(2);
    await panel.getByRole("checkbox", { name: "Align: limit is required now" }).first().uncheck();
    await panel.getByRole("button", { name: "Align 29 changes" }).click();
    await expect(panel.getByRole("checkbox", { name: /selected/ })).toHaveAccessibleName(/of 1 selected/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByRole("button", { name: /^tool_/ })).toHaveCount(30);
    await folded(2);
    await folded(25);
  });
  await test.step("on a phone nothing is cut off, and the edits are at hand", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(look).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole("button", { name: /^Align \d+ changes/ })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole("button", { name: /^tool_1 / })).toBeInViewport({ ratio: 1 });
    await panel.getByRole("combobox", { name: "Show" }).click();
    await page.getByRole("option", { name: "Breaking 30" }).click();
    await expect(group(30)).toHaveCount(1);
    await panel.getByRole("button", { name: "Target release-1" }).click();
    await expect(
      page.getByRole("dialog", { name: "Target" }).getByRole("button", { name: "Paste target" }),
    ).toBeVisible();
  });
});

/** In a preview: lines under a bar over hidden lines, and numbers that run into those beside them. */
function touching(panel: HTMLElement | SVGElement): string[] {
  const boxes = (part: string) =>
    [...panel.querySelectorAll(`.monaco-diff-editor ${part}`)].map((one) => {
      const range = window.document.createRange();
      range.selectNodeContents(one);
      const { top, bottom, height } = one.getBoundingClientRect();
      const { left, right, width } = range.getBoundingClientRect();
      return { text: one.textContent ?? "", top, bottom, left, right, isSeen: height > 0 && width > 0 };
    });
  const seen = (part: string) => boxes(part).filter(({ isSeen }) => isSeen);
  const bars = seen(".modified .diff-hidden-lines .center");
  const under = seen(".modified .view-line").filter(({ top, bottom }) =>
    bars.some((bar) => top < bar.top - 1 && bottom > bar.top + 1),
  );
  const numbers = seen(".line-numbers");
  const joined = numbers.filter((one) =>
    numbers.some((next) => next !== one && next.top === one.top && next.left > one.left && next.left < one.right + 2),
  );
  return [...under, ...joined].map(({ text }) => text);
}
