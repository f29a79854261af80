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
  await page.getByRole("tab", { name: "Compare" }).click();
  const panel = page.getByRole("region", { name: "Compare", exact: true });

  await test.step("nothing is compared before there is a target", async () => {
    await expect(panel.getByText("Choose what to compare with")).toBeVisible();
    await panel.getByRole("button", { name: "Paste target" }).first().click();
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
    const text = await app.savedText();
    expect(text).toContain("// the one to run");
    expect(JSON.parse(text.replace(/^\s*\/\/.*$/gm, "")).tools[0]).toEqual(target);
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
  await panel.getByRole("button", { name: /cmd was renamed to command/ }).click();
  await panel.getByRole("button", { name: "No, two things" }).click();
  await expect(panel.getByRole("button", { name: /cmd is gone/ })).toBeVisible();
  await panel.getByRole("button", { name: /turn round/ }).click();
  await expect(panel.getByRole("button", { name: /command is gone|command was renamed to cmd/ })).toBeVisible();
});
