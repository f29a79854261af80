import { loader } from "@monaco-editor/react";
import * as monaco from "monaco-editor/editor";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import "./monaco-features.ts";

// The editor comes with the app: its loader would otherwise ask a CDN.
self.MonacoEnvironment = {
  getWorker: () => new EditorWorker(),
};
loader.config({ monaco });

export { monaco };
export type Editor = monaco.editor.IStandaloneCodeEditor;
export type Model = monaco.editor.ITextModel;
