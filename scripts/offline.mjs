import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const worker = "service-worker.js";

/** A megabyte for those who count exactly: kept once it was used, and not for everybody. */
const onDemand = /^assets\/o200k_base-[\w-]+\.js$/;

/**
 * Writes the service worker with the lists of all files of the app, for times without a network.
 * @returns {import("vite").Plugin}
 */
export function offlinePlugin() {
  return {
    name: "toolwright:offline",
    apply: "build",
    writeBundle: {
      sequential: true,
      async handler({ dir = "dist" }) {
        const { build } = await import("vite");
        const entries = entriesIn(dir);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: {
            precacheEntries: JSON.stringify(entries.filter(({ url }) => !onDemand.test(url))),
            onDemandUrls: JSON.stringify(entries.map(({ url }) => url).filter((url) => onDemand.test(url))),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: {
              input: "src/app/offline/service-worker.ts",
              output: { format: "iife", entryFileNames: worker },
            },
          },
        });
      },
    },
  };
}

/** @param {string} dir @returns {{ url: string, revision: string | null }[]} */
function entriesIn(dir) {
  const files = fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((url) => url !== worker && !/(^|\/)\.|^screenshot-/.test(url))
    .sort()
    .map((url) => ({ url, revision: /^assets\/.+-[\w-]{8}\.\w+$/.test(url) ? null : hashOf(path.join(dir, url)) }));
}

/** @param {string} file */
function hashOf(file) {
  return createHash("sha256").update(fs.readFileSync(file)).digest("hex").slice(0, 16);
}
