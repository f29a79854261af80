import fs from "node:fs";
import { Marked } from "marked";
import { inRoot } from "./run.mjs";

// The documentation as pages beside the playground: read without a network, and without a script.

/** The pages and their titles, in the order in which Help lists them: the list is the same. */
export const docPages = Object.keys(JSON.parse(fs.readFileSync(inRoot("docs", "pages.json"), "utf8")));

/** @returns {import("vite").Plugin} */
export function docPagesPlugin() {
  return {
    name: "toolwright:doc-pages",
    apply: "build",
    generateBundle() {
      const style = ["src/app/tokens.css", "scripts/doc-pages.css"].map((file) =>
        fs.readFileSync(inRoot(file), "utf8"),
      );
      this.emitFile({ type: "asset", fileName: "docs/page.css", source: style.join("\n") });
      for (const name of docPages) {
        const source = pageOf(fs.readFileSync(inRoot("docs", `${name}.md`), "utf8"));
        this.emitFile({ type: "asset", fileName: `docs/${name}.html`, source });
      }
    },
  };
}

/** A page of ours as HTML; links to its neighbours lead to their pages. @param {string} markdown */
export function pageOf(markdown) {
  const marked = new Marked({ renderer: { heading } });
  const body = marked
    .parse(markdown, { async: false })
    .replace(/href="(?:\.\/)?([\w-]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"')
    // Wide tables scroll by themselves, also by keyboard.
    .replaceAll("<table>", '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? "Toolwright";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(title)} · Toolwright</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<header><a href="../">Toolwright</a></header>
<main>
${body}</main>
</body>
</html>
`;
}

/** Links lead to headings by the names that GitHub gives them. @type {NonNullable<import("marked").RendererObject["heading"]>} */
const heading = function ({ tokens, depth, text }) {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
  return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
};

/** @param {string} text */
function plain(text) {
  return text.replaceAll("`", "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
