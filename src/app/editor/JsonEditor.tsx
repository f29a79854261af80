import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useEffect, useRef, useState } from "react";
import { useWidth } from "../useWidth.ts";
import { type JsonMark, rangeOf, setHelp, valueJson } from "./json-language.ts";
import { type Editor, monaco } from "./monaco.ts";
import "./editor.css";

export type { JsonMark } from "./json-language.ts";

export interface JsonEditorProps {
  /** Tells its text from that of others: one undo history each. */
  id: string;
  text: string;
  label: string;
  marks: readonly JsonMark[];
  names?: readonly string[];
  onChange: (text: string) => void;
  /** What was pasted, once it is in the text. */
  onPaste?: (pasted: string) => void;
}

const least = 76;
const most = 320;

/** A small editor for one JSON value, as high as its text. */
export default function JsonEditor({ id, text, label, marks, names = noNames, onChange, onPaste }: JsonEditorProps) {
  const narrow = useWidth() === "narrow";
  const [editor, setEditor] = useState<Editor | null>(null);
  const [height, setHeight] = useState(least);
  const pasted = useRef(onPaste);
  pasted.current = onPaste;

  useEffect(() => {
    if (!editor) return;
    const grow = () => setHeight(Math.min(most, Math.max(least, editor.getContentHeight())));
    grow();
    const listeners = [
      editor.onDidContentSizeChange(grow),
      editor.onDidPaste(({ range }) => pasted.current?.(editor.getModel()?.getValueInRange(range) ?? "")),
    ];
    return () => {
      for (const listener of listeners) listener.dispose();
    };
  }, [editor]);

  useEffect(() => {
    const model = editor?.getModel();
    if (!editor || !model) return;
    setHelp(model, { names, marks });
    const squiggles = editor.createDecorationsCollection(
      marks.map((mark) => ({
        range: rangeOf(model, mark),
        options: {
          className: "squiggly-error",
          hoverMessage: { value: plainMarkdown(mark.message) },
          stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        },
      })),
    );
    return () => squiggles.clear();
  }, [editor, marks, names]);

  return (
    <MonacoEditor
      path={`value/${encodeURIComponent(id)}`}
      keepCurrentModel={false}
      height={height}
      value={text}
      language={valueJson}
      theme="toolwright"
      loading={<textarea className="visually-hidden" aria-label={label} readOnly value={text} />}
      onMount={(mounted) => setEditor(mounted)}
      onChange={(changed) => onChange(changed ?? "")}
      options={{
        ariaLabel: label,
        automaticLayout: true,
        fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-mono"),
        fontSize: 13,
        lineHeight: 20,
        fontLigatures: false,
        minimap: { enabled: false },
        scrollBeyondLastLine: false,
        scrollbar: { alwaysConsumeMouseWheel: false },
        tabSize: 2,
        detectIndentation: false,
        renderLineHighlight: "line",
        occurrencesHighlight: "off",
        selectionHighlight: false,
        wordWrap: "on",
        wrappingIndent: "indent",
        glyphMargin: !narrow,
        lineNumbersMinChars: 2,
        lineDecorationsWidth: 8,
        folding: false,
        overviewRulerBorder: false,
        overviewRulerLanes: 0,
        hideCursorInOverviewRuler: true,
        stickyScroll: { enabled: false },
        padding: { top: 8, bottom: 8 },
        fixedOverflowWidgets: true,
        unicodeHighlight: { ambiguousCharacters: false },
        ...{ "bracketPairColorization.enabled": false },
        unusualLineTerminators: "off",
        dropIntoEditor: { enabled: false },
        quickSuggestions: { strings: true, other: true, comments: false },
        lightbulb: { enabled: "on" as never },
        // Tab leaves the editor: it is a field among fields.
        tabFocusMode: true,
        links: false,
      }}
    />
  );
}

const noNames: readonly string[] = [];

/** A message holds names from the document: none of it is markup. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~:]/g, "\\$&");
}
