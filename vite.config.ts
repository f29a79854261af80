import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { licences } from "./scripts/licences.mjs";
import { offlinePlugin } from "./scripts/offline.mjs";
import { policyPlugin } from "./scripts/policy.mjs";

// The service worker is built on its own, after the list is written.
const thirdParties = licences(["serwist", "serwist/node_modules/idb"]);

export default defineConfig({
  base: "./",
  plugins: [react(), policyPlugin(), thirdParties.plugin(), offlinePlugin()],
  worker: { format: "es", plugins: () => [thirdParties.inner()] },
  build: {
    target: "es2022",
    // Older targets would have light-dark() rewritten.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    chunkSizeWarningLimit: 5000,
  },
  // Left alone, a machine of two cores would use one of them. A busy machine is slow, not wrong.
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.mjs"],
    maxWorkers: "100%",
    testTimeout: 60_000,
  },
});
