import { loader } from "@monaco-editor/react";
import * as monaco from "monaco-editor/editor";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import "monaco-editor/features/register.all";
import JsonWorker from "monaco-editor/languages/features/json/json.worker?worker";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";
import descriptorSchema from "../../../schemas/tool-descriptor.schema.json";

// The editor comes with the app: its loader would otherwise ask a CDN.
self.MonacoEnvironment = {
  getWorker: (_, label) => (label === "json" ? new JsonWorker() : new EditorWorker()),
};
loader.config({ monaco });

// One source of diagnostics: ours. Completion and hover stay, from our own schema; nothing is ever fetched.
jsonDefaults.setDiagnosticsOptions({
  validate: false,
  allowComments: true,
  trailingCommas: "ignore",
  enableSchemaRequest: false,
  schemas: [{ uri: "toolwright:tool-descriptor", fileMatch: ["*"], schema: descriptorSchema }],
});
// Colours, symbols and folds by the service cost a full pass over the text after every key; folding by indentation does not.
jsonDefaults.setModeConfiguration({
  completionItems: true,
  hovers: true,
  documentFormattingEdits: true,
  documentRangeFormattingEdits: true,
  tokens: true,
  diagnostics: false,
  colors: false,
  documentSymbols: false,
  foldingRanges: false,
  selectionRanges: false,
});

export { monaco };
export type Editor = monaco.editor.IStandaloneCodeEditor;
export type Model = monaco.editor.ITextModel;
