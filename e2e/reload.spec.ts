import { expect, test } from "./test.ts";

const tools = {
  tools: ["add_room", "find_room"].map((name) => ({
    ...{ name, description: `Works on rooms: ${name}.` },
    inputSchema: { type: "object", properties: { room: { type: "string", description: "Which" } }, required: ["room"] },
  })),
};

test("after a reload the tool, the panel, the cursor and unsent arguments are there", async ({ app, page }) => {
  await app.open();
  await app.openFile("rooms.json", JSON.stringify(tools, null, 2));
  await expect(app.tools.getByRole("button", { name: "add_room" })).toHaveAttribute("aria-current", "true");
  await app.tools.getByText("find_room").click();
  await page.getByRole("tab", { name: "Try" }).click();
  await page.getByRole("textbox", { name: "room", exact: true }).fill("Blue");
  await expect(app.status).toContainText("Saved");
  const place = (await app.status.getByText(/^Ln \d+/).textContent()) ?? "";
  await page.reload();
  await app.ready();
  await expect(page.getByRole("tab", { name: "Try" })).toHaveAttribute("aria-selected", "true");
  await expect(app.tools.getByRole("button", { name: "find_room" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("textbox", { name: "room", exact: true })).toHaveValue("Blue");
  await expect(app.status).toContainText(place);

  await app.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(app.status).toContainText("Ln 1, Col 1");
  await page.reload();
  await app.ready();
  await expect(app.tools.getByRole("button", { name: "find_room" })).toHaveAttribute("aria-current", "true");
});
