import fs from "node:fs";
import { inRoot, npm } from "./run.mjs";

/**
 * Writes a bill of materials (CycloneDX) of what the lock file names for run time. Works without a network. Where npm cannot
 * make one, the build goes on and says so.
 * @param {string} file
 */
export async function writeSbom(file) {
  const words = [
    "sbom",
    "--offline",
    "--package-lock-only",
    "--omit=dev",
    "--sbom-format=cyclonedx",
    "--loglevel=silent",
  ];
  const { code, output } = await npm(words);
  const text = code === 0 ? plainSbom(output.slice(output.indexOf("{"))) : undefined;
  if (text === undefined) console.error("No bill of materials was made: npm sbom failed (it needs npm 9.5 or later)");
  else fs.writeFileSync(file, text);
}

/**
 * The same for the same lock file: without a time and a random number, and with the name of the package for that of a folder.
 * @param {string} json
 */
export function plainSbom(json) {
  try {
    const { serialNumber: _, ...bom } = JSON.parse(json);
    const { timestamp: __, ...metadata } = bom.metadata;
    const { name } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
    const named = { ...metadata, component: { ...metadata.component, name } };
    return `${JSON.stringify({ ...bom, metadata: named }, null, 2)}\n`;
  } catch {
    return undefined; // npm printed something else
  }
}
