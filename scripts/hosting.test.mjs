import fs from "node:fs";
import { expect, it } from "vitest";
import { headersFor } from "./policy.mjs";
import { inRoot } from "./run.mjs";

/** Kinds of files by their headers: what a host matches, and one path of the kind. */
const kinds = [
  { title: "every file", glob: "/*", nginx: "/", caddy: "*", path: "/index.html" },
  {
    title: "scripts, and with them the workers",
    glob: "/assets/*.js",
    nginx: "~ \\.js$",
    caddy: "*.js",
    path: "/assets/x-12345678.js",
  },
  {
    title: "the worker that asks other servers",
    glob: "/assets/live.worker*",
    nginx: "~ /live\\.worker[^/]*\\.js$",
    caddy: "*/live.worker*",
    path: "/assets/live.worker-12345678.js",
  },
  {
    title: "the service worker",
    glob: "/service-worker.js",
    nginx: "~ /service-worker\\.js$",
    caddy: "*/service-worker.js",
    path: "/service-worker.js",
  },
];
const [everyFile = kinds[0], ...special] = kinds;
const page = inRoot("docs", "hosting.md");

/** Headers of a kind that differ from those of every file. @param {{ path: string }} kind */
function own(kind) {
  const common = headersFor("/index.html");
  return Object.entries(headersFor(kind.path)).filter(([name, value]) => common[name] !== value);
}

function table() {
  const rows = kinds.flatMap((kind) => {
    const headers = kind === everyFile ? Object.entries(headersFor(kind.path)) : own(kind);
    return headers.map(([name, value]) => `| ${kind.title} | \`${name}\` | \`${value}\` |`);
  });
  return rows.join("\n");
}

function netlify() {
  const blocks = kinds.map((kind) => {
    const headers = kind === everyFile ? Object.entries(headersFor(kind.path)) : own(kind);
    // A file matches several blocks there, and a header that is said twice is sent twice: the first is taken back.
    const again =
      kind === everyFile
        ? []
        : headers.filter(([name]) => name in headersFor("/index.html")).map(([name]) => `  ! ${name}`);
    return [kind.glob, ...again, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  });
  return fenced("", blocks.join("\n"));
}

/** The most special match wins in a map; every header stands once. */
function nginx() {
  const policies = [...special]
    .reverse()
    .map((kind) => `  "${kind.nginx.replace(" ", "")}" "${headersFor(kind.path)["Content-Security-Policy"]}";`);
  const common = Object.entries(headersFor("/index.html")).filter(([name]) => name !== "Content-Security-Policy");
  return fenced(
    "nginx",
    [
      "map $uri $toolwright_policy {",
      ...policies,
      `  default "${headersFor("/index.html")["Content-Security-Policy"]}";`,
      "}",
      "server {",
      "  # listen, server_name, root …",
      "  add_header Content-Security-Policy $toolwright_policy always;",
      ...common.map(([name, value]) => `  add_header ${name} "${value}" always;`),
      "}",
    ].join("\n"),
  );
}

function caddy() {
  const common = Object.entries(headersFor("/index.html"));
  return fenced(
    "",
    [
      "# Inside of route the order counts; without it the block for every file would come last.",
      "route {",
      "  header {",
      ...common.map(([name, value]) => `    ${name} "${value}"`),
      "  }",
      ...special.flatMap((kind, index) => [
        `  @kind${index} path ${kind.caddy}`,
        `  header @kind${index} Content-Security-Policy "${headersFor(kind.path)["Content-Security-Policy"]}"`,
      ]),
      "  file_server",
      "}",
    ].join("\n"),
  );
}

/** @param {string} language @param {string} text */
function fenced(language, text) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

it("docs/hosting.md has the headers that the playground is served with", () => {
  const text = fs.readFileSync(page, "utf8");
  const parts = Object.entries({ headers: table(), _headers: netlify(), nginx: nginx(), caddy: caddy() });
  const expected = parts.reduce(
    (at, [name, part]) =>
      at.replace(
        new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`),
        (_, open, close) => `${open}${part}\n${close}`,
      ),
    text,
  );
  if (process.env.UPDATE_GOLDENS === "1") fs.writeFileSync(page, expected);
  else expect(text).toBe(expected);
});
