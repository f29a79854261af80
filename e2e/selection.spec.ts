import { expect, test } from "./test.ts";

const tool = (name: string) => ({
  name,
  description: `Does what ${name} says.`,
  inputSchema: { type: "object", properties: { [`of_${name}`]: { type: "string" } } },
});
const text = JSON.stringify({ tools: ["first", "second", "third"].map(tool) }, null, 2);

test("every panel is about the same tool: the first of a new document, then the last one the cursor was in", async ({
  app,
  page,
}) => {
  await app.open();
  await app.openFile("three.json", text);
  await expect(app.tools).toContainText("third");
  const expectTool = async (name: string) => {
    await expect(app.tools.getByRole("button", { name, exact: true })).toHaveAttribute("aria-current", "true");
    await page.getByRole("tab", { name: "Try" }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Wire" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText(`"name": "${name}"`);
    await page.getByRole("tab", { name: "Export" }).click();
    await page.getByRole("button", { name: "Markdown", exact: true }).click();
    await expect(page.getByRole("tabpanel", { name: "Export" }).locator(".view-lines")).toContainText(`of_${name}`);
  };

  await test.step("a document that was just opened", () => expectTool("first"));
  await test.step("a tool that was chosen, after the cursor has left every tool", async () => {
    await app.tools.getByRole("button", { name: "second", exact: true }).click();
    await app.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(app.status).toContainText("Ln 1, Col 1");
    await expectTool("second");
  });
});
