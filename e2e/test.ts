import { test as base, expect } from "@playwright/test";
import { Toolwright } from "./page.ts";

interface Fixtures {
  app: Toolwright;
  /** Addresses outside of the page's origin that a journey is about. */
  mayReach: RegExp;
  /** For a journey in which the browser itself has something to complain about. */
  allowErrors: () => void;
}

/** Every test gets the page object, and fails on any console error, page error or request that leaves the origin. */
export const test = base.extend<Fixtures & { complaints: { list: string[]; areAllowed: boolean } }>({
  mayReach: [/^(data|blob):/, { option: true }],
  complaints: async ({ browserName: _ }, use) => {
    await use({ list: [], areAllowed: false });
  },
  allowErrors: async ({ complaints }, use) => {
    await use(() => {
      complaints.areAllowed = true;
    });
  },
  app: async ({ page, baseURL, mayReach, complaints }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error" && !complaints.areAllowed) complaints.list.push(message.text());
    });
    page.on("pageerror", (error) => complaints.list.push(error.message));
    page.on("request", (request) => {
      const url = request.url();
      if (url.startsWith(baseURL ?? "") || /^(data|blob):/.test(url) || mayReach.test(url)) return;
      complaints.list.push(`left the origin: ${url}`);
    });
    await use(new Toolwright(page));
    expect(complaints.list).toEqual([]);
  },
});

export { expect };
