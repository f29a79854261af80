import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { offlinePlugin } from "./scripts/offline.mjs";
import { policyPlugin } from "./scripts/policy.mjs";

export default defineConfig({
  base: "./",
  plugins: [react(), policyPlugin(), offlinePlugin()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // Older targets would have light-dark() rewritten.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    chunkSizeWarningLimit: 5000,
  },
  // Left alone, a machine of two cores would use one of them.
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.mjs"], maxWorkers: "100%" },
});
