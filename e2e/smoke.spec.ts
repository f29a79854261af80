import { get } from "node:http";
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
  expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
});

test("no text becomes HTML or the address of a foreign script", async ({ page }) => {
  await page.goto("/");
  const refused = await page.evaluate(() => {
    const attempts = {
      html: () => {
        document.createElement("div").innerHTML = "<b>x</b>";
      },
      worker: () => new Worker("https://example.com/x.js"),
      script: () => {
        document.createElement("script").text = "1";
      },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refused).toEqual(["html: TypeError", "worker: TypeError", "script: TypeError"]);
});

test("a page under a foreign name does not reach the playground, and reads where it is", async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const answerTo = (name: string) =>
    new Promise<[number | undefined, string]>((resolve) => {
      get({ host: "127.0.0.1", port, headers: { host: name } }, async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part as Buffer);
        resolve([answer.statusCode, Buffer.concat(parts).toString()]);
      });
    });
  const why = "is not served here: npm start serves this machine alone, so that no other site can read along.";
  const where = `Open http://127.0.0.1:${port}/ instead.`;
  for (const name of ["attacker.example", "127.0.0.1.attacker.example"]) {
    expect(await answerTo(`${name}:${port}`)).toEqual([403, `${name} ${why} ${where}\n`]);
  }
  expect(await answerTo("<b>")).toEqual([403, `That host ${why} ${where}\n`]);
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) expect((await answerTo(`${name}:${port}`))[0]).toBe(200);
});

test("the licences of what is built in are one menu away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Third-party licences" }).click();
  const licences = await opened;
  await expect(licences.locator("body")).toContainText("- react ");
  await expect(licences.locator("body")).toContainText("- monaco-editor ");
  await expect(licences.locator("body")).toContainText("- serwist ");
});
