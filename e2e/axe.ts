import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is on the page now has no fault of any level for people who use assistive technology, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Only colours differ between the themes. The editor takes its own in a moment of its own.
    const only = colorScheme === "dark" ? ["color-contrast"] : undefined;
    const check = expect
      .configure({ soft: true })
      .poll(() => violations(page, only), { message: colorScheme, timeout: 5_000 });
    await check.toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function violations(page: Page, rules: string[] | undefined): Promise<string[]> {
  // As the debugger, not as a script of the page, which the policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (only) => {
    // The page hears of another theme with a frame, and its colours set out with the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { axe: checker } = window as never as { axe: typeof import("axe-core") };
    // Colours that are still on their way to the other theme are nobody's choice.
    for (const animation of document.getAnimations()) animation.finish();
    const results = await checker.run({ resultTypes: ["violations"], ...(only && { runOnly: only }) });
    // A popup is reached from its button, not by landmarks.
    const isPopup = (target: unknown) => document.querySelector(String(target))?.closest("[data-base-ui-portal]");
    for (const violation of results.violations)
      if (violation.id === "region") violation.nodes = violation.nodes.filter(({ target }) => !isPopup(target[0]));
    return results.violations;
  }, rules);
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(" ")}: ${failureSummary}`),
  );
}
