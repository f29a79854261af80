import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useWidth } from "../useWidth.ts";
import "./code-languages.ts";
import "./monaco.ts";
import "./editor.css";

export interface CodePaneProps {
  text: string;
  /** As Monaco calls it. */
  language: string;
  /** What it shows, for those who cannot see it. */
  label: string;
}

/** Text to read, not to write, with the colours of the editor; a long one scrolls as smoothly as a short one. */
export default function CodePane({ text, language, label }: CodePaneProps) {
  const narrow = useWidth() === "narrow";
  return (
    <MonacoEditor
      value={text}
      language={language}
      theme="toolwright"
      loading={null}
      options={{
        ariaLabel: label,
        readOnly: true,
        domReadOnly: true,
        automaticLayout: true,
        fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-mono"),
        fontSize: 12,
        lineHeight: 18,
        fontLigatures: false,
        minimap: { enabled: false },
        scrollBeyondLastLine: false,
        renderLineHighlight: "none",
        occurrencesHighlight: "off",
        selectionHighlight: false,
        wordWrap: narrow ? "on" : "off",
        wrappingIndent: "indent",
        lineNumbersMinChars: 3,
        lineDecorationsWidth: 8,
        folding: false,
        overviewRulerBorder: false,
        overviewRulerLanes: 0,
        stickyScroll: { enabled: false },
        padding: { top: 8, bottom: 8 },
        unicodeHighlight: { ambiguousCharacters: false },
        ...{ "bracketPairColorization.enabled": false },
        dropIntoEditor: { enabled: false },
        links: false,
      }}
    />
  );
}
