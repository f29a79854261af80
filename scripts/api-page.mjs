import fs from "node:fs";
import { readApi } from "./api.mjs";
import { inRoot, isMain } from "./run.mjs";

/** @typedef {import("./api.mjs").Entry} Entry */

export const apiFile = "docs/api.md";

/** The chapters, by the file of `src/core/library` that a name is declared in. */
const chapters = [
  ["documents", "Documents and rules"],
  ["values", "Values and schemas"],
  ["design", "Design"],
  ["results", "Results"],
  ["messages", "Messages"],
  ["hosts", "Clients"],
  ["cost", "Cost"],
  ["formats", "Import and export"],
  ["versions", "Versions"],
  ["links", "Links"],
  ["settings", "Settings"],
  ["option-error", "Wrong calls"],
];

const introduction = `# The library

Made from the comments of \`src/core/library\` by \`node scripts/api-page.mjs\`: change them, not this page.

\`npm run build\` makes \`dist-core/index.js\`, one ES module without dependencies, with its types beside it. It runs in Node, in
browsers and in workers, reads no file, fetches nothing and keeps no state but what \`createAnalyzer\` remembers. Everything it
returns is plain data.

Two kinds of failure: what is wrong with a document, a schema or a value is **returned**, in words; a call that is written
wrongly (an option that does not exist, a value that an option does not take) **throws** an [\`OptionError\`](#optionerror)
before anything is computed. Versions are semantic: a name that is taken away, or that means something else, is a new major
version; a new name or a new finding is a minor one. Messages are for people and may change at any time: decide by \`rule\`,
\`keyword\`, \`kind\`, \`code\` or \`reason\`.
`;

/** @param {readonly Entry[]} entries */
export function apiPage(entries) {
  const isType = (/** @type {Entry} */ { kind }) => kind === "type";
  const parts = chapters.map(([file, title]) => {
    const own = entries
      .filter((entry) => entry.file === `src/core/library/${file}.ts` && !isType(entry))
      .sort((a, b) => a.position - b.position);
    return { title, own };
  });
  const types = entries.filter(isType).sort((a, b) => (a.name < b.name ? -1 : 1));
  const placed = new Set([...types, ...parts.flatMap(({ own }) => own)]);
  const lost = entries.filter((entry) => !placed.has(entry)).map(({ name, file }) => `${name} of ${file}`);
  if (lost.length > 0) throw new Error(`No chapter holds ${lost.join(", ")}: add one to scripts/api-page.mjs`);
  const contents = parts.map(({ title, own }) => `- ${title}: ${own.map(({ name }) => link(name)).join(", ")}`);
  return `${[
    introduction,
    contents.join("\n"),
    "- [Types](#types)",
    ...parts.map(({ title, own }) => [`## ${title}`, ...own.map(section)].join("\n\n")),
    "## Types",
    ...types.map(section),
  ].join("\n\n")}\n`
    .replace("\n\n- [Types]", "\n- [Types]")
    .replace("\n\n\n", "\n\n");
}

/** @param {string} name */
const link = (name) => `[\`${name}\`](#${name.toLowerCase()})`;

/** @param {Entry} entry */
function section({ name, kind, declaration, doc }) {
  return [
    `### ${name}`,
    ...(doc.text ? [doc.text] : []),
    fenced(declaration),
    ...(kind === "type" ? [] : details(doc)),
    ...(doc.example ? [fenced(doc.example, "js")] : []),
  ].join("\n\n");
}

/** @param {import("./api.mjs").Doc} doc */
function details({ parameters, returns, throws }) {
  const lines = parameters.map(([name, text]) => `- \`${name}\`: ${text}`);
  if (returns) lines.push(`- **Returns** ${returns}`);
  if (throws) lines.push(`- **Throws** ${throws}`);
  return lines.length > 0 ? [lines.map((line) => line.replaceAll("\n", "\n  ")).join("\n")] : [];
}

/** @param {string} text */
const fenced = (text, language = "ts") => `\`\`\`${language}\n${text}\n\`\`\``;

if (isMain(import.meta.url)) {
  fs.mkdirSync(inRoot("docs"), { recursive: true });
  fs.writeFileSync(inRoot(apiFile), apiPage(readApi().entries));
}
