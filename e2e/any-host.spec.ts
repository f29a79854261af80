import { expect, test } from "@playwright/test";
import { Toolwright } from "./page.ts";
import { startStaticHost } from "./static-host.ts";

let host: Awaited<ReturnType<typeof startStaticHost>>;

test.beforeAll(async () => {
  host = await startStaticHost();
});

test.afterAll(() => {
  host.close();
});

test("the built site works from a sub-path of a host that sends no headers", async ({ page }) => {
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(response.url());
  });
  page.on("pageerror", (error) => failures.push(error.message));
  await page.goto(host.url);
  const app = new Toolwright(page);
  await app.ready();
  await expect(app.problem("comand")).toBeVisible();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self';/);
  expect(failures).toEqual([]);
});
