import { defineConfig } from "vite";
import { licences } from "./scripts/licences.mjs";
import { packedRanks } from "./scripts/ranks.mjs";

/** The library as one ES module; `scripts/library-types.mjs` adds its types. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/core/library.ts",
    outDir: "dist-core",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    rolldownOptions: { output: { format: "es", entryFileNames: "index.js", codeSplitting: false } },
  },
  plugins: [
    packedRanks(),
    licences().plugin(),
    {
      name: "toolwright-library",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "module" }\n' });
      },
    },
  ],
});
