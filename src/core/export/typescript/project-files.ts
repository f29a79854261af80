import type { Json } from "../../types.ts";
import { fileText, source } from "../code.ts";
import type { ExportFile } from "../exporter.ts";
import { slug } from "../file-names.ts";
import { jsonText } from "../literals/json.ts";
import { mdCode, mdText } from "../literals/markdown.ts";
import { tsLiteral } from "../literals/typescript.ts";
import type { NamedTool } from "./named-tool.ts";
import { generatedMark } from "./server-file.ts";

const sdk = "2.4.0";

/** What a project needs besides its sources: written once, the user's from then on. */
export function projectFiles(name: string, named: readonly NamedTool[], layout: readonly string[]): ExportFile[] {
  return [
    { path: "package.json", text: jsonText(packageJson(name, layout.includes("test"))), handwritten: true },
    { path: "tsconfig.json", text: jsonText(tsconfig(layout)), handwritten: true },
    { path: "README.md", text: readme(name, named), handwritten: true },
  ];
}

/** The program: a server that speaks over stdin and stdout. */
export function mainFile(path: string): ExportFile {
  const text = fileText(source`
    ${generatedMark}
    import { serveStdio } from ${tsLiteral("@modelcontextprotocol/server/stdio")};
    import { createServer } from "./server.js";

    serveStdio(() => createServer());
  `);
  return { path, text };
}

function packageJson(name: string, hasTests: boolean): Json {
  const bin = slug(name, "tools");
  return {
    name: bin,
    version: "0.1.0",
    private: true,
    type: "module",
    bin: Object.fromEntries([[bin, "dist/src/main.js"]]),
    scripts: {
      build: "tsc",
      start: "node dist/src/main.js",
      // Without a path the runner looks below its folder, in every version of Node.
      test: hasTests ? "tsc && cd dist/test && node --test" : "tsc",
    },
    engines: { node: ">=20" },
    dependencies: { "@modelcontextprotocol/server": sdk },
    devDependencies: { "@types/node": "^20.0.0", typescript: "^6.0.0" },
  };
}

function tsconfig(layout: readonly string[]): Json {
  return {
    compilerOptions: {
      target: "ES2023",
      module: "NodeNext",
      moduleResolution: "NodeNext",
      strict: true,
      skipLibCheck: true,
      rootDir: ".",
      outDir: "dist",
      types: ["node"],
    },
    include: layout,
  };
}

function readme(name: string, named: readonly NamedTool[]): string {
  return fileText(source`
    # ${mdText(name)}

    An MCP server over stdin and stdout.

    - \`npm install\`, then \`npm test\` and \`npm run build\`
    - \`npm start\` serves; a client starts it with \`node dist/src/main.js\`
    - What a tool does stands in its handler: those files are yours. Files marked as generated are written again by the next export.

    ## Tools

    ${named.map((tool) => source`- ${mdCode(tool.name)}`)}
  `);
}
