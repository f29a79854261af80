import { defineConfig } from "@playwright/test";
import type { Programs } from "./test.ts";

/** What `scripts/browsers.mjs` found on this machine, by name. */
const found: Record<string, Programs> = JSON.parse(process.env.TOOLWRIGHT_BROWSERS ?? "{}");

export default defineConfig<object, { programs: Programs | null }>({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/browsers",
  workers: 2,
  fullyParallel: true,
  // A journey that only fails on a machine short of breath passes another time, and is reported as flaky.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === "true",
  reporter: [["list"]],
  projects: Object.entries(found).map(([name, programs]) => ({ name, use: { programs } })),
});
