import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useEffect, useRef, useState } from "react";
import { registerHistory } from "../store/undo.ts";
import { useWidth } from "../useWidth.ts";
import { type JsonMark, rangeOf, setHelp, valueJson } from "./json-language.ts";
import { type Editor, monaco } from "./monaco.ts";
import { commonOptions } from "./options.ts";
import "./editor.css";

export type { JsonMark } from "./json-language.ts";

export interface JsonEditorProps {
  /** Tells its text from that of others: one undo history each. */
  id: string;
  text: string;
  label: string;
  marks: readonly JsonMark[];
  names?: readonly string[];
  /** The part of the page whose Undo is that of this text. */
  undoScope?: string;
  onChange: (text: string) => void;
  /** What was pasted, once it is in the text. */
  onPaste?: (pasted: string) => void;
}

const min = 76;
const max = 320;

/** A small editor for one JSON value, as high as its text. */
export default function JsonEditor(props: JsonEditorProps) {
  const { id, text, label, marks, names = noNames, undoScope, onChange, onPaste } = props;
  const narrow = useWidth() === "narrow";
  const [editor, setEditor] = useState<Editor | null>(null);
  const [height, setHeight] = useState(min);
  const pasted = useRef(onPaste);
  pasted.current = onPaste;

  useEffect(() => {
    if (!editor) return;
    const grow = () => setHeight(Math.min(max, Math.max(min, editor.getContentHeight())));
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
    if (!editor || !undoScope) return;
    return registerHistory(undoScope, (step) => {
      const before = editor.getValue();
      void editor.getModel()?.[step]();
      return editor.getValue() !== before;
    });
  }, [editor, undoScope]);

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
        ...commonOptions(13),
        ariaLabel: label,
        scrollbar: { alwaysConsumeMouseWheel: false },
        tabSize: 2,
        detectIndentation: false,
        renderLineHighlight: "line",
        wordWrap: "on",
        glyphMargin: !narrow,
        lineNumbersMinChars: 2,
        folding: false,
        overviewRulerLanes: 0,
        hideCursorInOverviewRuler: true,
        fixedOverflowWidgets: true,
        quickSuggestions: { strings: true, other: true, comments: false },
        lightbulb: { enabled: "on" as never },
        // Tab leaves the editor: it is a field among fields.
        tabFocusMode: true,
      }}
    />
  );
}

const noNames: readonly string[] = [];

/** A message holds names from the document: none of it is markup. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~:]/g, "\\$&");
}
