import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { docPagesPlugin } from "./scripts/doc-pages.mjs";
import { licences } from "./scripts/licences.mjs";
import { offlinePlugin } from "./scripts/offline.mjs";
import { policyPlugin } from "./scripts/policy.mjs";
import { packedRanks } from "./scripts/ranks.mjs";

// The service worker is built on its own, after the list is written.
const thirdParties = licences(["serwist", "serwist/node_modules/idb"]);

export default defineConfig({
  base: "./",
  plugins: [react(), policyPlugin(), docPagesPlugin(), thirdParties.plugin(), offlinePlugin()],
  worker: { format: "es", plugins: () => [packedRanks(), thirdParties.inner()] },
  build: {
    target: "es2022",
    // Older targets would have light-dark() rewritten.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs is one file: a hundred small ones take longer than their bytes.
            { name: "app", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  // Left alone, a machine of two cores would use one of them. A busy machine is slow, not wrong.
  test: {
    maxWorkers: "100%",
    testTimeout: 60_000,
    // Tests share what they load: loading it again for every file took a third of the time.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
  },
});
