import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useEffect, useState } from "react";
import { tabKeys } from "../actions/keys.ts";
import { useApp } from "../store/store.ts";
import { useWidth } from "../useWidth.ts";
import { connect } from "./connect.ts";
import { inAPause } from "./hand-over.ts";
import { toolsJson } from "./languages.ts";
import { pathOf } from "./long-texts.ts";
import type { Editor } from "./monaco.ts";
import { commonOptions } from "./options.ts";
import { ProblemCard } from "./ProblemCard.tsx";
import "./editor.css";

const keysId = "editor-keys";

/** Monaco on the text of the document. Everything else about Monaco is in this folder. */
export function SourceEditor() {
  const [editor, setEditor] = useState<Editor | null>(null);
  const session = useApp((state) => state.session);
  const narrow = useWidth() === "narrow";
  const wrap = useApp((state) => state.wrap);

  useEffect(() => {
    if (!editor) return undefined;
    let disconnect: (() => void) | undefined;
    const callOff = inAPause(() => {
      disconnect = connect(editor);
    });
    return () => {
      callOff();
      disconnect?.();
    };
  }, [editor]);
  useEffect(() => {
    // Monaco tells nobody who cannot see it that Tab stays in the text, and takes no description of its own.
    editor?.getDomNode()?.querySelector("textarea, [role='textbox']")?.setAttribute("aria-describedby", keysId);
  }, [editor]);
  useEffect(() => {
    editor?.updateOptions({
      lineNumbersMinChars: narrow ? 2 : 4,
      folding: !narrow,
      wordWrap: narrow || wrap ? "on" : "off",
    });
  }, [editor, narrow, wrap]);

  return (
    <>
      <MonacoEditor
        // A scheme of its own: of a file the editor would keep the history after the document has gone.
        path={pathOf(session)}
        language={toolsJson}
        theme="toolwright"
        loading={null}
        onMount={(mounted) => setEditor(mounted)}
        keepCurrentModel={false}
        saveViewState={false}
        options={{
          ...commonOptions(13),
          ariaLabel: "Tool descriptors",
          tabSize: 2,
          insertSpaces: true,
          detectIndentation: true,
          renderLineHighlight: "all",
          glyphMargin: true,
          fixedOverflowWidgets: true,
          renderFinalNewline: "on",
          quickSuggestions: { strings: true, other: true, comments: false },
          lightbulb: { enabled: "on" as never },
          contextmenu: true,
          // In a shadow its menu would miss the styles of the page, its background first.
          useShadowDOM: false,
        }}
      />
      <p id={keysId} hidden>
        Tab writes in the text. F6 leaves it, {tabKeys} lets Tab leave it
      </p>
      {editor && <ProblemCard editor={editor} />}
    </>
  );
}
