import type { Exporter, ExporterOption, ExportInput, ExportOptions, ExportResult } from "../exporter.ts";
import { nameTools } from "./named-tool.ts";
import type { SchemaCoder } from "./schema-code.ts";
import { serverFile } from "./server-file.ts";
import { toolFile } from "./tool-file.ts";

const stubs: ExporterOption = { id: "stubs", title: "Handler stubs", kind: "flag", standard: true };

type Words = Pick<Exporter, "id" | "title" | "summary">;

/** An exporter that writes a file for each tool and, with stubs, a server of them all. */
export function sdkExporter(words: Words, sdk: "v1" | "v2", schemas: SchemaCoder): Exporter {
  return {
    ...words,
    group: "TypeScript",
    language: "typescript",
    options: [stubs],
    export(input: ExportInput, options: ExportOptions): ExportResult {
      const { named, notes } = nameTools(input.tools);
      const place = { kind: options.flag("stubs") ? "inline" : "parameter" } as const;
      const written = input.each(named, (one) => {
        const file = toolFile(one, schemas(one, input.revision), sdk, place);
        return { path: `${one.file}.ts`, ...file };
      });
      const server = serverFile(named, { name: input.name, folder: "./", sdk, path: "server.ts" });
      return {
        files: [...written.map(({ path, text }) => ({ path, text })), ...(options.flag("stubs") ? [server] : [])],
        notes: [...notes, ...written.flatMap((file) => file.notes)],
      };
    },
  };
}
