import type { CodeAction, Diagnostic as LspDiagnostic, TextEdit as LspEdit } from "vscode-languageserver";
import { CodeActionKind, DiagnosticSeverity } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Diagnostic, Fix, Severity, TextEdit } from "../../core/index.ts";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A finding as an editor shows it. Both count in UTF-16 units; an editor counts lines from 0. */
export function shown(document: TextDocument, { range, severity, rule, message }: Diagnostic): LspDiagnostic {
  const [start, end] = [document.positionAt(range.start.offset), document.positionAt(range.end.offset)];
  return { range: { start, end }, severity: severities[severity], code: rule, source: "toolwright", message };
}

/** The repairs of the findings that touch a range. */
export function quickFixes(
  document: TextDocument,
  diagnostics: readonly Diagnostic[],
  from: number,
  to: number,
): CodeAction[] {
  const touched = diagnostics.filter(({ range }) => range.start.offset <= to && range.end.offset >= from);
  return touched.flatMap((found) =>
    [...(found.fix ? [found.fix] : []), ...(found.alternatives ?? [])].map((fix, index) => ({
      ...action(document, fix.title, CodeActionKind.QuickFix, fix),
      diagnostics: [shown(document, found)],
      isPreferred: index === 0 && fix.safe,
    })),
  );
}

/** The whole text as its safe repairs leave it, as one edit. */
export function fixAllAction(document: TextDocument, after: string): CodeAction[] {
  const before = document.getText();
  if (before === after) return [];
  const edits = [{ offset: 0, length: before.length, text: after }];
  return [action(document, "Fix all that is safe (Toolwright)", CodeActionKind.SourceFixAll, { edits })];
}

function action(
  document: TextDocument,
  title: string,
  kind: CodeActionKind,
  { edits }: Pick<Fix, "edits">,
): CodeAction {
  return { title, kind, edit: { changes: { [document.uri]: edits.map((edit) => asEdit(document, edit)) } } };
}

function asEdit(document: TextDocument, { offset, length, text }: TextEdit): LspEdit {
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return { range, newText: text };
}
