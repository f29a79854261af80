import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";

// Every worker reads this file again. What the first reading found reaches them by the environment.
process.env.CHROMIUM_PATH ||= await findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  // A journey that only fails on a machine short of breath passes the second time, and is reported as flaky.
  retries: process.env.CI === "true" ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === "true",
  reporter: [["list"], ["json", { outputFile: "../.cache/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.TOOLWRIGHT_PORT}/`,
    viewport: { width: 1440, height: 900 },
    // Only the tests of the service worker want one; the others would load every file of the app again.
    serviceWorkers: "block",
    trace: "off",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
  },
  webServer: {
    command: "node ../scripts/start.mjs",
    env: { PORT: process.env.PORT || "0" },
    // Playwright keeps the group as TOOLWRIGHT_PORT.
    wait: { stdout: /Toolwright is at http:\/\/127\.0\.0\.1:(?<toolwright_port>\d+)\// },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
