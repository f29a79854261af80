import { DiffEditor, type MonacoDiffEditor } from "@monaco-editor/react";
import { useEffect, useRef } from "react";
import { useWidth } from "../useWidth.ts";
import { plainJson } from "./languages.ts";
import { commonOptions } from "./options.ts";
import "./editor.css";

export interface DiffPaneProps {
  before: string;
  after: string;
  label: string;
}

/** Two texts are compared in less, even on a busy machine. */
const comparingMs = 5_000;

/** Two texts side by side, or under each other where there is no room; to read, not to write. */
export default function DiffPane({ before, after, label }: DiffPaneProps) {
  const narrow = useWidth() === "narrow";
  const pane = useRef<MonacoDiffEditor>(null);
  useEffect(
    () => () => {
      const models = pane.current?.getModel();
      // The editor lets go of its texts first, and where one ends while they are compared it complains in the console.
      setTimeout(() => {
        models?.original.dispose();
        models?.modified.dispose();
      }, comparingMs);
    },
    [],
  );
  return (
    <DiffEditor
      keepCurrentOriginalModel
      keepCurrentModifiedModel
      onMount={(editor) => {
        pane.current = editor;
      }}
      original={before}
      modified={after}
      language={plainJson}
      theme="toolwright"
      loading={null}
      options={{
        ...commonOptions(12),
        originalAriaLabel: `${label}, before`,
        modifiedAriaLabel: `${label}, after`,
        readOnly: true,
        domReadOnly: true,
        originalEditable: false,
        renderSideBySide: !narrow,
        useInlineViewWhenSpaceIsLimited: true,
        hideUnchangedRegions: { enabled: true },
        renderOverviewRuler: false,
        // The numbers of both texts stand beside each other.
        lineNumbersMinChars: String(before.split("\n").length).length + 1,
        folding: false,
      }}
    />
  );
}
