import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("the page opens without errors, under its policy, from this machine alone", async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === new URL(baseURL ?? "").origin || protocol === "data:" || protocol === "blob:";
    if (!isOwn) complaints.push(`asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
    );
  });

  const response = await page.goto("/", { waitUntil: "networkidle" });

  await expect(page).toHaveTitle(/Toolwright/);
  await expect(page.locator("body")).not.toBeEmpty();
  expect(complaints).toEqual([]);
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("the licences of what is built in are one menu away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "More" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Third-party licences" }).click();
  const licences = await opened;
  await expect(licences.locator("body")).toContainText("- react ");
  await expect(licences.locator("body")).toContainText("- monaco-editor ");
  await expect(licences.locator("body")).toContainText("- serwist ");
});
