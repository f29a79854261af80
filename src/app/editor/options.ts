import type { monaco } from "./monaco.ts";

/** What every editor of the app has in common: calm, exact, and an address in a document is text, not a way out of it. */
export function commonOptions(size: 12 | 13): monaco.editor.IEditorOptions & monaco.editor.IGlobalEditorOptions {
  return {
    automaticLayout: true,
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-mono"),
    fontSize: size,
    lineHeight: size === 13 ? 20 : 18,
    fontLigatures: false,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    smoothScrolling: false,
    occurrencesHighlight: "off",
    selectionHighlight: false,
    // Words of the text are no help in prose, and Tab would take them.
    wordBasedSuggestions: "off",
    wrappingIndent: "indent",
    lineDecorationsWidth: 8,
    overviewRulerBorder: false,
    stickyScroll: { enabled: false },
    padding: { top: 8, bottom: 8 },
    // Written flat, it reaches the models too: colours for the brackets of a one-line document take seconds.
    ...{ "bracketPairColorization.enabled": false },
    unusualLineTerminators: "off",
    dropIntoEditor: { enabled: false },
    links: false,
  };
}
