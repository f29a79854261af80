import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useEffect, useState } from "react";
import { useApp } from "../store/store.ts";
import { useWidth } from "../useWidth.ts";
import { connect } from "./connect.ts";
import type { Editor } from "./monaco.ts";
import { PlainEditor } from "./PlainEditor.tsx";
import { ProblemCard } from "./ProblemCard.tsx";
import "./editor.css";

/** Monaco on the text of the document. Everything else about Monaco is in this folder. */
export default function SourceEditor() {
  const [editor, setEditor] = useState<Editor | null>(null);
  const session = useApp((state) => state.session);
  const narrow = useWidth() === "narrow";

  useEffect(() => (editor ? connect(editor) : undefined), [editor]);
  useEffect(() => {
    editor?.updateOptions({ lineNumbersMinChars: narrow ? 2 : 4, folding: !narrow, wordWrap: narrow ? "on" : "off" });
  }, [editor, narrow]);

  return (
    <>
      <MonacoEditor
        path={`${session}.json`}
        language="json"
        theme="toolwright"
        loading={<PlainEditor />}
        onMount={(mounted) => setEditor(mounted)}
        keepCurrentModel={false}
        options={{
          ariaLabel: "Tool descriptors",
          automaticLayout: true,
          fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-mono"),
          fontSize: 13,
          lineHeight: 20,
          fontLigatures: false,
          minimap: { enabled: false },
          scrollBeyondLastLine: false,
          smoothScrolling: false,
          tabSize: 2,
          insertSpaces: true,
          detectIndentation: true,
          renderLineHighlight: "all",
          occurrencesHighlight: "off",
          selectionHighlight: false,
          wrappingIndent: "indent",
          glyphMargin: true,
          lineDecorationsWidth: 8,
          overviewRulerBorder: false,
          stickyScroll: { enabled: false },
          padding: { top: 8, bottom: 8 },
          fixedOverflowWidgets: true,
          unicodeHighlight: { ambiguousCharacters: false },
          renderFinalNewline: "on",
          // Written flat, it reaches the models too: colours for the brackets of a one-line document take seconds.
          ...{ "bracketPairColorization.enabled": false },
          unusualLineTerminators: "off",
          dropIntoEditor: { enabled: false },
          quickSuggestions: { strings: true, other: true, comments: false },
          lightbulb: { enabled: "on" as never },
          contextmenu: true,
          // An address in a document is text, not a way out of it.
          links: false,
        }}
      />
      {editor && <ProblemCard editor={editor} />}
    </>
  );
}
