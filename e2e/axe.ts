import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is on the page now has no serious fault for people who use assistive technology, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function seriousFindings(page: Page): Promise<string[]> {
  // As the debugger, not as a script of the page, which the policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    const { axe: checker } = window as never as { axe: typeof import("axe-core") };
    // Colours that are still on their way to the other theme are nobody's choice.
    for (const animation of document.getAnimations()) animation.finish();
    return checker.run();
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
}
