import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import type { Driver, Program } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { type Host, startHost } from "./host.ts";
import { Person } from "./person.ts";
import { startWebKit, type WebKitPrograms } from "./webkit.ts";

/** Which browser a project drives, by the files of its programs. */
export type Programs = { readonly firefox: string } | { readonly webkit: WebKitPrograms };

interface Fixtures {
  host: Host;
  driver: Driver;
  person: Person;
}

/** Every journey has a host and a visit of its own, and fails when the page complains of something. */
export const test = base.extend<Fixtures, { programs: Programs | null; program: Program }>({
  programs: [null, { option: true, scope: "worker" }],
  program: [
    async ({ programs }, use) => {
      if (!programs) throw new Error("no browser was named");
      const program = await ("firefox" in programs ? startFirefox(programs.firefox) : startWebKit(programs.webkit));
      await use(program);
      await program.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture has to be a pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.stop();
  },
  driver: async ({ program }, use, info) => {
    const driver = await program.visit();
    await use(driver);
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath("end.png"), await driver.picture());
    await driver.close();
  },
  person: async ({ driver, host }, use) => {
    const person = new Person(driver, host.url);
    await use(person);
    expect(await person.complaints()).toEqual([]);
  },
});

export { expect };
