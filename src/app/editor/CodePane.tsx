import { Editor as MonacoEditor } from "@monaco-editor/react";
import { useWidth } from "../useWidth.ts";
import "./code-languages.ts";
import "./languages.ts";
import "./monaco.ts";
import { commonOptions } from "./options.ts";
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
        ...commonOptions(12),
        ariaLabel: label,
        readOnly: true,
        domReadOnly: true,
        renderLineHighlight: "none",
        renderFinalNewline: "off",
        wordWrap: narrow ? "on" : "off",
        lineNumbersMinChars: 3,
        folding: false,
        overviewRulerLanes: 0,
      }}
    />
  );
}
