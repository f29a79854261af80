import { defineConfig } from "vite";

/** The core as one ES module; `tsc -p src/core/tsconfig.build.json` adds its types. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/core/index.ts",
    outDir: "dist-core",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    rolldownOptions: { output: { format: "es", entryFileNames: "index.js", codeSplitting: false } },
  },
  plugins: [
    {
      name: "toolwright-library",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "module" }\n' });
      },
    },
  ],
});
