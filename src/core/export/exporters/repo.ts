import type { Exporter, ExportFile } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { withManifest } from "../manifest.ts";
import { nameOf } from "../tool.ts";
import { handlerText } from "../typescript/handler-file.ts";
import { jsonSchemas } from "../typescript/json-schemas.ts";
import { nameTools } from "../typescript/named-tool.ts";
import { serverFile } from "../typescript/server-file.ts";
import { toolFile } from "../typescript/tool-file.ts";

export const repo: Exporter = {
  id: "repo",
  title: "Repository files",
  group: "Documents",
  language: "typescript",
  summary:
    "A folder for each tool with descriptor, stub, handler and cases; exported again, only generated files change",
  export({ tools, cases, name, revision, each }) {
    const { named, notes } = nameTools(tools);
    const written = each(named, (one) => {
      const place = { kind: "import", from: "./handler.js" } as const;
      const { text, notes: own } = toolFile(one, jsonSchemas(one, revision), "v2", place);
      const folder = `tools/${one.file}`;
      const saved = cases.filter(({ tool }) => tool === nameOf(one.tool));
      const files: ExportFile[] = [
        { path: `${folder}/descriptor.json`, text: jsonText(one.tool) },
        { path: `${folder}/tool.ts`, text },
        { path: `${folder}/handler.ts`, text: handlerText(one, "./tool.js"), handwritten: true },
        { path: `${folder}/cases.json`, text: jsonText(saved.map((one) => ({ ...one }))) },
      ];
      return { files, notes: own };
    });
    const places = named.map((one) => ({ ...one, file: `${one.file}/tool` }));
    const files = [
      serverFile(places, { name, folder: "./tools/", sdk: "v2", path: "server.ts" }),
      ...written.flatMap((one) => one.files),
    ];
    return { files: withManifest(files), notes: [...notes, ...written.flatMap((one) => one.notes)] };
  },
};
