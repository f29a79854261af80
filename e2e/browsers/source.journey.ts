import type { Person } from "./person.ts";
import { rooms } from "./rooms.ts";
import { expect, test } from "./test.ts";

const status = { role: "contentinfo", name: "" };

test("a first visit: the mistake is underlined, one click repairs it, typing is checked, a reload keeps all", async ({
  person,
}) => {
  const squiggles = () => document.querySelectorAll(".squiggly-error").length;
  await person.open();
  await person.sees("1 error", status);
  await expect.poll(() => person.driver.run(squiggles)).toBeGreaterThan(0);
  await person.click("button", "Fix…", { role: "region", name: "Problems" });
  await person.sees("No problems", status);
  expect(await person.saved()).toContain('"required": ["command"]');

  await person.focusEditor();
  await person.press("Control+a");
  await person.press("Backspace");
  await person.type('{ "name": "a b"');
  await expect.poll(() => person.driver.run(squiggles)).toBeGreaterThan(0);
  await person.sees(/\d+ error/, status);
  const written = await person.saved();
  expect(written).toContain('"a b"');

  await person.press("Control+z");
  await person.sees("Saved", status);
  const before = await person.saved();
  await person.reload();
  expect(await person.saved()).toBe(before);
});

test("a file opens, what is copied can be pasted, and a download is announced", async ({ person }) => {
  await person.open();
  await person.openFile("rooms.json", rooms);
  await person.sees("find_room", { role: "navigation", name: "Tools" });
  expect(await person.saved()).toBe(rooms);

  await test.step("an export is copied", async () => {
    await person.click("tab", "Export");
    await person.sees("fromJsonSchema");
    await person.click("button", "OpenAI", { role: "navigation", name: "Targets" });
    await person.sees('"function"', { role: "region", name: "Files" });
    await person.click("button", "Copy");
    await person.sees("Copied");
  });

  await test.step("pasted over the document, it is read as what it is", async () => {
    await person.focusEditor();
    await person.press("Control+a");
    await person.press("Control+v");
    await person.sees(/tools? read from OpenAI/);
    expect(JSON.parse(await person.saved()).tools[0].name).toBe("add_room");
  });

  await test.step("the document as a file", async () => {
    await person.command("Download");
    await person.sees("Downloaded rooms.json");
  });
});

test("a link is copied, opens what it holds and touches nothing of one's own", async ({ person }) => {
  await person.open();
  await person.openFile("rooms.json", rooms);
  await person.sees("find_room", { role: "navigation", name: "Tools" });
  await person.saved();
  await person.click("button", "Share");
  const link = new URL(await linkOf(person));
  expect(link.origin).toBe(new URL(person.url).origin);

  await person.driver.run((hash) => {
    location.hash = hash;
  }, link.hash);
  await person.sees("rooms is from a link");
  await person.sees("not stored", status);
  await person.click("button", "Close", { role: "region", name: "From a link" });
  await person.seesNo("is from a link");
  expect(await person.saved()).toBe(rooms);
});

/** The link that was copied; or, where the browser takes the click to be too long ago, the one that the page then shows. */
async function linkOf(person: Person): Promise<string> {
  await person.sees(/Link copied|copy the link yourself/);
  const contentOf = (field: string) => document.querySelector<HTMLInputElement>(field)?.value ?? "";
  const shown = await person.driver.run(contentOf, "[role=dialog] input[readonly]");
  if (shown) {
    await person.press("Escape");
    return shown;
  }
  await person.click("textbox", "Filter tools");
  await person.press("Control+v");
  await expect.poll(() => person.driver.run(contentOf, "nav input")).toContain("#v1/");
  return person.driver.run(contentOf, "nav input");
}
