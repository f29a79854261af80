import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  plugins: [react()],
  worker: { format: "es" },
  build: { target: "es2022", chunkSizeWarningLimit: 5000 },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
