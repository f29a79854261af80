import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

/** Each goes on where the one before ended. */
const states: Record<string, (app: Toolwright, page: Page) => Promise<void>> = {
  "first visit": async () => {},
  palette: async (_, page) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "problem card": async (_, page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option").first()).toBeHidden();
    await page.keyboard.press("F8");
    await expect(page.getByRole("dialog", { name: "Problem" })).toBeVisible();
  },
  "document menu": async (_, page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "my-tools" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  },
  "rule page": async (app, page) => {
    await page.keyboard.press("Escape");
    await app.problems.getByRole("button", { name: "schema/required-undefined" }).first().click();
    await expect(page.getByRole("region", { name: "Rule schema/required-undefined" })).toBeVisible();
  },
  "all rules": async (app, page) => {
    await app.command("See all rules");
    await expect(page.getByRole("region", { name: "All rules" })).toBeVisible();
  },
  "many problems": async (app) => {
    const tools = Array.from({ length: 60 }, (_, index) => ({
      name: `bad name ${index}`,
      inputSchema: { required: true },
    }));
    await app.openFile("many.json", JSON.stringify(tools, null, 2));
    await expect(app.status).toContainText("errors");
  },
  "broken text": async (app) => {
    await app.openFile("broken.json", '{ "name": ');
    await expect(app.problem(/./).first()).toBeVisible();
  },
  "no problems": async (app) => {
    await app.openFile("ping.json", '{ "name": "ping", "description": "Pong.", "inputSchema": { "type": "object" } }');
    await expect(app.status).toContainText("No problems");
  },
  empty: async (app, page) => {
    await app.openFile("empty.json", "");
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await expect(app.status).toContainText("Empty0 tools");
    await expect(page.getByRole("tab", { name: "Problems", exact: true })).toBeVisible();
  },
  notice: async (app) => {
    await app.openFile("picture.json", Buffer.from([0, 1, 2]));
    await expect(app.notice).toContainText("not a text file");
  },
};

test("axe finds nothing in any state, in either theme", async ({ app, page }) => {
  test.slow();
  await app.open();
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reach(app, page);
      await expectAccessible(page);
    });
  }
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("nothing scrolls sideways, targets are large, the first problem carries its fix, the theme is in More", async ({
    app,
    page,
  }) => {
    await app.open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const fix = page.getByRole("button", { name: /^Quick fix/ });
    await expect(fix).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("header button, main button, [role=tab]")]
        .filter(
          (element) =>
            !element.closest(".monaco-editor") && element.offsetParent && !element.closest("li p, li div div"),
        )
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
    await expectAccessible(page);
    await fix.tap();
    await expect(app.status).toContainText("No problems".slice(0, 2));
    await page.getByRole("button", { name: "Try it with arguments" }).tap();
    await expect(page.getByRole("button", { name: "Use default" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "run_command" }).tap();
    await page.getByRole("menuitem", { name: "Add tool" }).tap();
    await expect(page.getByRole("textbox", { name: "Tool descriptors" })).toBeFocused();
    await page.keyboard.type("lend_book");
    await expect(page.getByRole("button", { name: "lend_book" })).toBeVisible();
    await page.getByRole("button", { name: "More", exact: true }).tap();
    await page.getByRole("menuitemradio", { name: "Dark" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("over the page of fields only the tabs of the panels stay; one that is chosen takes the room, and gives it back", async ({
    app,
    page,
  }) => {
    await app.open();
    const height = (locator: Locator) => locator.evaluate((element) => element.clientHeight);
    const panel = page.locator("[data-region=Panel]");
    await page.getByRole("tab", { name: "Design" }).tap();
    await expect.poll(() => height(panel)).toBeLessThan(60);
    await page.getByRole("tab", { name: "Clients" }).tap();
    await expect.poll(() => height(panel)).toBeGreaterThan(500);
    await expect(page.getByRole("button", { name: "run_command" })).toHaveText(/run_command/);
    await page.getByRole("tab", { name: "Design" }).tap();
    await expect.poll(() => height(panel)).toBeLessThan(60);
    await expect(page.getByRole("treegrid")).toBeVisible();

    await page.getByRole("tab", { name: "Problems" }).tap();
    await expect.poll(() => height(panel)).toBeGreaterThan(500);
    await expectAccessible(page);
    await app.problem("comand").getByText("no call can ever be valid").tap();
    await expect.poll(() => height(panel)).toBeLessThan(60);
    await expect(page.getByRole("treegrid").getByRole("row", { name: /^comand, / })).toBeInViewport();
  });

  test("panels whose tabs do not fit are in a menu, and the open one has its tab", async ({ app, page }) => {
    await app.open();
    await expect(page.getByRole("tab", { name: "Export" })).toBeHidden();
    await page.getByRole("button", { name: /^\d more$/ }).tap();
    await page.getByRole("menuitem", { name: "Export" }).tap();
    await expect(page.getByRole("tab", { name: "Export" })).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});

test("the theme can be chosen and stays", async ({ app, page }) => {
  await app.open();
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the theme button follows the system until somebody chooses", async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await app.open();
  await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [820, 900],
  [1440, 900],
] as const) {
  test(`a confirmation at the top leaves the bars free, ${width} pixels wide`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await app.open();
    await page
      .getByRole("button", { name: /^Share/ })
      .first()
      .click();
    const toast = page.getByText("Link copied");
    await expect(toast).toBeVisible();
    const places = page.getByRole("region", { name: "Notifications" });
    await places.evaluate((element: HTMLElement) => {
      element.dataset.place = "top";
    });
    const bars = await page
      .getByRole("tablist", { name: "Views of the document" })
      .evaluate((tabs) => tabs.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0);
    expect((await places.boundingBox())?.y).toBeGreaterThanOrEqual(bars);
    expect((await places.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });
}

test("no step of the path is wider than its name", async ({ app, page }) => {
  const text = `{ "name": "a", "description": "Does it.", "inputSchema": { "type": "object", "properties": { "b": { "type": "string" } } } }`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.open();
  await app.openFile("short.json", text);
  await app.tools.getByText("a", { exact: true }).click();
  const step = page.getByRole("list", { name: "Place in the document" }).getByRole("listitem").first();
  await expect(step).toHaveText("a");
  const gap = await step.evaluate((item) => {
    const name = item.querySelector("span")?.getBoundingClientRect();
    return item.getBoundingClientRect().right - (name?.right ?? 0);
  });
  expect(gap).toBeLessThan(1);
});

for (const scheme of ["light", "dark"] as const) {
  test(`hovers and the menu of fixes in the editor wear the colours of the page, ${scheme}`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await app.open();
    await app.paste(
      `{\n  "name": "a",\n  "description": "Does it.",\n  "inputSchema": {\n    "type": "object",\n    "properties": {},\n    "required": ["query"]\n  }\n}`,
    );
    const wanted = {
      background: await token(page, "raised"),
      border: await token(page, "border-2"),
      text: await token(page, "text"),
    };
    await page.getByText('"inputSchema"', { exact: true }).hover();
    const hover = page.locator(".monaco-resizable-hover:visible, .monaco-hover:visible").first();
    await expect(hover).toContainText(/argument/i);
    expect(await worn(hover)).toEqual(wanted);
    expect(await textOf(hover)).toBe(wanted.text);
    await page.keyboard.press("Escape");

    await app.editor.getByText('"query"', { exact: true }).click();
    await page.keyboard.press("ControlOrMeta+.");
    const fixes = page.locator(".action-widget").filter({ hasText: "Remove query from required" });
    await expect(fixes).toBeVisible();
    expect(await worn(fixes)).toEqual(wanted);
    expect(await textOf(fixes.locator(".monaco-list-row").last())).toBe(wanted.text);
  });
}

/** A colour of ours as the browser says it. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((of) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = `var(--${of})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** What the outermost box in there that has them is drawn with. */
function worn(place: Locator) {
  return place.evaluate((element) => {
    const boxes = [element, ...element.querySelectorAll("*")].map((one) => getComputedStyle(one));
    const drawn = boxes.find(({ backgroundColor }) => backgroundColor !== "rgba(0, 0, 0, 0)");
    const framed = boxes.find(({ borderTopWidth }) => Number.parseFloat(borderTopWidth) > 0);
    const { color } = drawn ?? getComputedStyle(element);
    return { background: drawn?.backgroundColor, border: framed?.borderTopColor, text: color };
  });
}

/** The colour of the first words in there. */
function textOf(place: Locator) {
  return place.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const around = words.currentNode.parentElement;
      if (words.currentNode.textContent?.trim() && around) return getComputedStyle(around).color;
    }
    return undefined;
  });
}
