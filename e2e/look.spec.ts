import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Toolwright } from "./page.ts";
import { expect, test } from "./test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const states: Record<string, (app: Toolwright, page: Page) => Promise<void>> = {
  "first visit": async () => {},
  "no problems": async (app, page) => {
    await page.getByRole("button", { name: /^Fix all safe/ }).click();
    await expect(app.status).toContainText("No problems");
  },
  "problem card": async (_, page) => {
    await page.keyboard.press("F8");
    await expect(page.getByRole("dialog", { name: "Problem" })).toBeVisible();
  },
  palette: async (_, page) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "rule page": async (app) => {
    await app.problems.getByRole("button", { name: "schema/required-undefined" }).first().click();
  },
  "all rules": async (app) => app.command("See all rules"),
  "document menu": async (_, page) => {
    await page.getByRole("button", { name: "my-tools" }).click();
    await expect(page.getByLabel("Name")).toBeVisible();
  },
  "many problems": async (app) => {
    await app.openFile(
      "many.json",
      JSON.stringify(
        Array.from({ length: 60 }, (_, index) => ({ name: `bad name ${index}`, inputSchema: { required: true } })),
        null,
        2,
      ),
    );
    await expect(app.status).toContainText("errors");
  },
  "broken text": async (app) => {
    await app.openFile("broken.json", '{ "name": ');
    await expect(app.problem(/./).first()).toBeVisible();
  },
  empty: async (app, page) => {
    await app.openFile("empty.json", "");
    await expect(page.getByText("Nothing here yet")).toBeVisible();
  },
  notice: async (app) => {
    await app.openFile("picture.json", Buffer.from([0, 1, 2]));
    await expect(app.notice).toContainText("not a text file");
  },
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, reach] of Object.entries(states)) {
      test(`axe finds nothing serious: ${name}`, async ({ app, page }) => {
        await app.open();
        await reach(app, page);
        expect(await seriousFindings(page)).toEqual([]);
      });
    }
  });
}

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("nothing scrolls sideways, targets are large, the first problem carries its fix", async ({ app, page }) => {
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
    expect(await seriousFindings(page)).toEqual([]);
    await fix.tap();
    await expect(app.status).toContainText("No problems".slice(0, 2));
    await expect(page.getByText("No problems").first()).toBeVisible();
  });

  test("revision and theme are in More", async ({ app, page }) => {
    await app.open();
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("menuitemradio", { name: "Dark" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("the theme can be chosen and stays", async ({ app, page }) => {
  await app.open();
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

async function seriousFindings(page: Page): Promise<string[]> {
  // As the debugger, not as a script of the page, which the policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => (window as never as { axe: typeof import("axe-core") }).axe.run());
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
}
