import { test as base, expect } from "@playwright/test";
import { Toolwright } from "./page.ts";

/** Every test gets the page object, and fails on any console error, page error or request that leaves the origin. */
export const test = base.extend<{ app: Toolwright }>({
  app: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url)) complaints.push(`left the origin: ${url}`);
    });
    await use(new Toolwright(page));
    expect(complaints).toEqual([]);
  },
});

export { expect };
