import type { Exporter, ExportFile } from "../exporter.ts";
import { withManifest } from "../manifest.ts";
import { schemaOf } from "../tool.ts";
import { casesFor, caseTests } from "../typescript/case-tests.ts";
import { handlerText } from "../typescript/handler-file.ts";
import { jsonSchemas } from "../typescript/json-schemas.ts";
import { nameTools } from "../typescript/named-tool.ts";
import { mainFile, projectFiles } from "../typescript/project-files.ts";
import { serverFile } from "../typescript/server-file.ts";
import { toolFile } from "../typescript/tool-file.ts";

export const tsProject: Exporter = {
  id: "ts-project",
  title: "Whole project",
  group: "TypeScript",
  language: "typescript",
  summary: "A complete server that builds, starts and tests itself, with a handler to fill for each tool",
  options: [{ id: "tests", title: "Tests", kind: "flag", standard: true }],
  export({ tools, cases, name, revision, each }, options) {
    const { named, notes } = nameTools(tools);
    const written = each(named, (one) => {
      const place = { kind: "import", from: `../handlers/${one.file}.js` } as const;
      const { text, notes: own } = toolFile(one, jsonSchemas(one, revision), "v2", place);
      const trials = options.flag("tests") && schemaOf(one.tool, "inputSchema") ? casesFor(one, cases) : [];
      const files: ExportFile[] = [
        { path: `src/tools/${one.file}.ts`, text },
        { path: `src/handlers/${one.file}.ts`, text: handlerText(one, `../tools/${one.file}.js`), handwritten: true },
      ];
      if (trials.length > 0) {
        files.push({
          path: `test/${one.file}.test.ts`,
          text: caseTests(one, trials, `../src/tools/${one.file}.js`),
        });
      }
      return { files, notes: own };
    });
    const hasTests = written.some(({ files }) => files.some(({ path }) => path.startsWith("test/")));
    const files = [
      ...projectFiles(name, named, hasTests ? ["src", "test"] : ["src"]),
      mainFile("src/main.ts"),
      serverFile(named, { name, folder: "./tools/", sdk: "v2", path: "src/server.ts" }),
      ...written.flatMap((one) => one.files),
    ];
    return { files: withManifest(files), notes: [...notes, ...written.flatMap((one) => one.notes)] };
  },
};
