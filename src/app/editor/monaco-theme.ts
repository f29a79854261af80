import { isDark } from "../theme.ts";
import { monaco } from "./monaco.ts";

/** Gives the editor the palette of the page as it is on screen now; there is no second list of colours. */
export function applyMonacoTheme(): void {
  const probe = document.createElement("span");
  document.body.append(probe);
  const token = (name: string, alpha = "") => {
    probe.style.color = `var(--${name})`;
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}${alpha}`;
  };
  const rule = (kind: string, name: string, fontStyle = "") => ({
    token: kind,
    foreground: token(name).slice(1),
    fontStyle,
  });
  monaco.editor.defineTheme("toolwright", {
    base: isDark() ? "vs-dark" : "vs",
    inherit: true,
    rules: [
      rule("string.key.json", "syntax-key"),
      rule("string.value.json", "syntax-string"),
      rule("number.json", "syntax-number"),
      rule("keyword.json", "syntax-number"),
      rule("keyword", "syntax-keyword"),
      rule("string", "syntax-string"),
      rule("number", "syntax-number"),
      rule("type", "syntax-key"),
      rule("delimiter", "syntax-punctuation"),
      rule("comment", "syntax-comment", "italic"),
    ],
    colors: {
      "editor.background": token("surface"),
      "editor.foreground": token("text"),
      "editorGutter.background": token("surface"),
      "editorLineNumber.foreground": token("gutter"),
      "editorLineNumber.activeForeground": token("text"),
      "editor.lineHighlightBackground": token("line"),
      "editor.lineHighlightBorder": token("border"),
      "editor.selectionBackground": token("accent", "29"),
      "editor.inactiveSelectionBackground": token("accent", "1a"),
      "editorIndentGuide.background1": token("border"),
      "editorIndentGuide.activeBackground1": token("border-2"),
      "editorError.foreground": token("squiggle-error"),
      "editorWarning.foreground": token("squiggle-warning"),
      "editorInfo.foreground": token("squiggle-info"),
      "editorLightBulb.foreground": token("warning"),
      "editorLightBulbAutoFix.foreground": token("warning"),
      "editorWidget.background": token("raised"),
      "editorWidget.foreground": token("text"),
      "editorWidget.border": token("border-2"),
      "editorHoverWidget.background": token("raised"),
      "editorHoverWidget.foreground": token("text"),
      "editorHoverWidget.border": token("border-2"),
      "editorSuggestWidget.background": token("raised"),
      "editorSuggestWidget.border": token("border-2"),
      "editorSuggestWidget.selectedBackground": token("selected"),
      "editorSuggestWidget.selectedForeground": token("text"),
      "editorSuggestWidget.highlightForeground": token("accent-text"),
      "editorSuggestWidget.focusHighlightForeground": token("accent-text"),
      "symbolIcon.snippetForeground": token("text-2"),
      "symbolIcon.propertyForeground": token("text-2"),
      "symbolIcon.fieldForeground": token("text-2"),
      "symbolIcon.enumeratorForeground": token("text-2"),
      "diffEditor.insertedLineBackground": token("mark-add"),
      "diffEditor.removedLineBackground": token("mark-del"),
      "diffEditor.insertedTextBackground": token("ok", "1f"),
      "diffEditor.removedTextBackground": token("error", "1f"),
      "diffEditorGutter.insertedLineBackground": token("mark-add"),
      "diffEditorGutter.removedLineBackground": token("mark-del"),
      "diffEditor.diagonalFill": token("border"),
      "diffEditor.border": token("border"),
      "diffEditor.unchangedRegionBackground": token("inset"),
      "diffEditor.unchangedRegionForeground": token("text-2"),
      "diffEditor.unchangedRegionShadow": token("border"),
      "diffEditor.unchangedCodeBackground": token("surface", "00"),
      "input.background": token("surface"),
      "input.border": token("control"),
      "inputOption.activeBorder": token("accent"),
      "button.background": token("accent"),
      "button.foreground": "#ffffff",
      "button.hoverBackground": token("accent-hover"),
      "menu.background": token("raised"),
      "menu.foreground": token("text"),
      "menu.selectionBackground": token("selected"),
      "menu.selectionForeground": token("text"),
      "quickInput.background": token("raised"),
      "editorActionList.background": token("raised"),
      "editorActionList.foreground": token("text"),
      "editorActionList.focusBackground": token("selected"),
      "editorActionList.focusForeground": token("text"),
      "list.focusBackground": token("selected"),
      "list.hoverBackground": token("hover"),
      focusBorder: token("focus"),
      "widget.shadow": "#00000022",
      "scrollbarSlider.background": token("control", "55"),
      "scrollbarSlider.hoverBackground": token("control", "88"),
      "editorBracketMatch.border": token("control"),
      "editorBracketMatch.background": token("selected"),
    },
  });
  probe.remove();
  monaco.editor.setTheme("toolwright");
}
