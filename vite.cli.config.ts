import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "vite";
import { licences } from "./scripts/licences.mjs";

/** One self-contained CommonJS file: it runs from any folder, with nothing beside it. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "src/cli/main.ts",
    outDir: "dist-cli",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      output: { format: "cjs", entryFileNames: "main.js", codeSplitting: false, banner: "#!/usr/bin/env node" },
    },
  },
  plugins: [
    licences().plugin(),
    {
      name: "toolwright-command",
      generateBundle() {
        // The package above says "module"; this file is not one.
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
      },
      writeBundle: ({ dir = "dist-cli" }) => chmod(join(dir, "main.js"), 0o755),
    },
  ],
});
