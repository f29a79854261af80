import { code } from "../../../words.ts";
import { argumentsOf, changesThings, descriptionOf, isFreeText, nameOf } from "../../knowledge/abilities.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const names = new Set([
  ...["path", "filepath", "file path", "filename", "file name", "directory", "dir", "folder path", "directory path"],
  ...["target path", "destination path", "destination", "output path", "output file", "output dir", "save path"],
]);
/** What else such a word can be: a place on a web site or in a document. */
const files = /\b(?:files?|director(?:y|ies)|disk|filesystem|local|absolute)\b/i;

export const securityPathUnconstrained: Rule = {
  id: "security/path-unconstrained",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "A tool that changes files takes any path",
  why: "A path with .. or from the root reaches files that were never meant. A pattern in the schema refuses it before the server has to.",
  source: "OWASP, path traversal; CVE-2025-53109 and CVE-2025-53110 of the filesystem server",
  examples: {
    bad: `{
  "name": "delete_file",
  "description": "Deletes a file.",
  "inputSchema": { "type": "object", "properties": { «"path"»: { "type": "string" } } }
}`,
    good: `{
  "name": "delete_file",
  "description": "Deletes a file below the folder of the project.",
  "inputSchema": { "type": "object", "properties": { "path": { "type": "string", "pattern": "^(?!.*[.][.])[^/].*$" } } }
}`,
  },
  *tool(tool) {
    if (!changesThings(tool)) return;
    const about = `${nameOf(tool)} ${descriptionOf(tool)}`.replace(/[_-]/g, " ");
    for (const parameter of argumentsOf(tool)) {
      const { name, path, description } = parameter;
      if (!names.has(nameWords(name).join(" ")) || !isFreeText(parameter)) continue;
      if (!files.test(about) && !files.test(description)) continue;
      yield {
        path,
        place: "key",
        message: `${code(name)} takes any path: a path with \`..\` or from the root reaches files that were never meant`,
      };
    }
  },
};
