import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "vite";
import { licences } from "./scripts/licences.mjs";
import { oneFile } from "./scripts/one-file.mjs";
import { packedRanks } from "./scripts/ranks.mjs";

const entryBanner = ({ isEntry }: { readonly isEntry: boolean }) => (isEntry ? "#!/usr/bin/env node" : "");

/** Validators, which most runs have no need of: each a part of its own, with what stands on it and the packages that it stands on. */
const engineParts = Object.entries({
  ajv: { files: "ajv", packages: "ajv|ajv-formats|fast-deep-equal|fast-uri|json-schema-traverse" },
  interpreter: {
    files: "interpreter|interpreter-keywords|opinions",
    packages: "json-schema-library|uri-js|fast-copy|valid-url|@sagold|@cfworker",
  },
  formats: { files: "formats", packages: "@hyperjump|idn-hostname|punycode" },
}).map(([name, { files, packages }]) => ({
  name,
  test: new RegExp(`src.core.schema.engines.(${files})\\.ts$|node_modules.(${packages})\\W`),
  includeDependenciesRecursively: false,
}));

/** One self-contained CommonJS file: it runs from any folder, with nothing beside it. Its commands are parts that are read when asked for. */
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
      output: {
        format: "cjs",
        entryFileNames: "main.js",
        chunkFileNames: "[name].js",
        banner: entryBanner,
        codeSplitting: { groups: engineParts },
      },
    },
  },
  plugins: [
    packedRanks(),
    licences().plugin(),
    oneFile(),
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
