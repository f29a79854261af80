import { rooms } from "./rooms.ts";
import { expect, test } from "./test.ts";

test("every panel answers, from workers of its own", async ({ person }) => {
  const region = (name: string) => ({ role: "region", name });
  await person.open();
  await person.openFile("rooms.json", rooms);
  await person.sees("find_room", { role: "navigation", name: "Tools" });

  await test.step("Try: a field, and a call that is judged", async () => {
    await person.click("tab", "Try");
    await person.click("textbox", "room…", region("Form"));
    await person.type("Blue");
    await person.sees(/"room":\s"Blue"/, region("Arguments"));
    await person.click("button", "Call…");
    await person.sees(/./, region("Last result"));
  });
  await test.step("Wire", async () => {
    await person.click("tab", "Wire");
    await person.sees("POST /mcp", region("Messages"));
  });
  await test.step("Clients", async () => {
    await person.click("tab", "Clients");
    await person.click("button", "Choose clients…", region("Clients"));
    await person.click("checkbox", "Cursor…", { role: "dialog", name: "Choose clients" });
    await person.press("Escape");
    await person.sees("add_room", region("Clients"));
  });
  await test.step("Cost", async () => {
    await person.click("tab", "Cost");
    await person.sees(/≈\d+ tokens/, region("Cost"));
  });
  await test.step("Compare", async () => {
    await person.click("tab", "Compare");
    await person.sees(/./, region("Compare"));
  });
});

test("a field is renamed on the page of fields, and undone", async ({ person }) => {
  const grid = { role: "treegrid", name: "Fields of the tool" };
  await person.open();
  await person.openFile("rooms.json", rooms);
  await person.sees("find_room", { role: "navigation", name: "Tools" });
  await person.click("tab", "Design");
  await person.click("row", "floor, …", grid);
  await person.press("F2");
  await person.press("Control+a");
  await person.type("level");
  await person.press("Enter");
  await person.sees("level", grid);
  expect(await person.saved()).toBe(rooms.replace('"floor"', '"level"'));
  await person.press("Control+z");
  await person.sees("floor", grid);
  expect(await person.saved()).toBe(rooms);
});

test("both themes", async ({ person }, info) => {
  const background = () => getComputedStyle(document.body).backgroundColor;
  await person.open();
  const first = await person.driver.run(background);
  for (const theme of ["one", "other"]) {
    await person.sees("1 error", { role: "contentinfo", name: "" });
    await info.attach(theme, { body: await person.driver.picture(), contentType: "image/png" });
    await person.click("button", "Use the…");
  }
  await expect.poll(() => person.driver.run(background)).toBe(first);
});

test("without a network the page comes back, checks and saves", async ({ person, host }) => {
  const isKept = () => navigator.serviceWorker.controller?.state === "activated";
  await person.open();
  await expect.poll(() => person.driver.run(isKept)).toBe(true);
  // The first worker takes over quietly.
  await person.seesNo("A new version is ready");
  await host.stop();
  await person.reload();
  await person.sees("1 error", { role: "contentinfo", name: "" });
  await person.click("button", "Fix…", { role: "region", name: "Problems" });
  await person.sees("No problems", { role: "contentinfo", name: "" });
  expect(await person.saved()).toContain('"required": ["command"]');
  for (const tab of ["Try", "Wire", "Cost", "Clients", "Export"]) await person.click("tab", tab);
  await person.sees("fromJsonSchema");
});
