import fs from "node:fs";
import { unnamed } from "./licences.mjs";
import { inRoot, npm } from "./run.mjs";

/**
 * Writes a bill of materials (CycloneDX) of the packages that are in a build, which its licences name. Works without a network.
 * Where npm cannot make one, the build goes on and says so.
 * @param {string} file @param {string} licences
 */
export async function writeSbom(file, licences) {
  const words = ["sbom", "--offline", "--package-lock-only", "--sbom-format=cyclonedx", "--loglevel=silent"];
  const { code, output } = await npm(words);
  const bundled = [...fs.readFileSync(licences, "utf8").matchAll(/^- (\S+) (\S+) \(/gm)].map(([, ...one]) =>
    one.join("@"),
  );
  const text = code === 0 ? plainSbom(output.slice(output.indexOf("{")), bundled) : undefined;
  if (text === undefined) console.error("No bill of materials was made: npm sbom failed (it needs npm 9.5 or later)");
  else fs.writeFileSync(file, text);
}

/** @typedef {{ "bom-ref": string, name: string, version: string, scope?: string, properties?: unknown, licenses?: unknown[] }} Component */

/** For npm all of them are tools of development; in the build each is needed. @param {Component} component @returns {Component} */
function asBundled({ properties: _, scope: __, ...component }) {
  const licence = unnamed[component.name];
  return { ...component, scope: "required", ...(licence && { licenses: [{ license: { id: licence } }] }) };
}

/**
 * The same for the same build: without a time and a random number, and with the name of the package for that of a folder.
 * @param {string} json @param {readonly string[]} bundled as `name@version`
 */
export function plainSbom(json, bundled) {
  try {
    const { serialNumber: _, ...bom } = JSON.parse(json);
    const { timestamp: __, ...metadata } = bom.metadata;
    const { name } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
    const named = { ...metadata, component: { ...metadata.component, name } };
    /** @type {Component[]} */
    const all = bom.components;
    const components = all.filter(({ name: of, version }) => bundled.includes(`${of}@${version}`)).map(asBundled);
    const refs = [named.component["bom-ref"], ...components.map((one) => one["bom-ref"])];
    /** @type {{ ref: string, dependsOn: string[] }[]} */
    const links = bom.dependencies;
    const dependencies = links
      .filter(({ ref }) => refs.includes(ref))
      .map((link) => ({ ...link, dependsOn: link.dependsOn.filter((ref) => refs.includes(ref)) }));
    return `${JSON.stringify({ ...bom, metadata: named, components, dependencies }, null, 2)}\n`;
  } catch {
    return undefined; // npm printed something else
  }
}
