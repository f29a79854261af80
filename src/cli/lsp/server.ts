import { fileURLToPath } from "node:url";
import { CodeActionKind, type Connection, TextDocumentSyncKind, TextDocuments } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import {
  type Analysis,
  createAnalyzer,
  defaultSettings,
  findRule,
  fixAll,
  pathAt,
  type Settings,
} from "../../core/index.ts";
import { loadConfig } from "../config.ts";
import { isFailure } from "../host.ts";
import { version } from "../version.ts";
import { describedAt, suggestions } from "./complete.ts";
import { fixAllAction, quickFixes, shown } from "./findings.ts";
import { isOurs } from "./ours.ts";

/** Answers an editor from the same core as everything else. */
export function startServer(connection: Connection, directory: string): void {
  const documents = new TextDocuments(TextDocument);
  const analyzers = new Map<string, ReturnType<typeof createAnalyzer>>();

  async function settingsFor(uri: string): Promise<Settings> {
    const folder = uri.startsWith("file:") ? fileURLToPath(new URL(".", uri)) : directory;
    const project = await loadConfig(undefined, folder);
    const own = { strictJson: !uri.toLowerCase().endsWith(".jsonc") };
    return { ...defaultSettings, ...(isFailure(project) ? {} : project), ...own };
  }

  async function analysisOf(document: TextDocument): Promise<Analysis> {
    const analyzer = analyzers.get(document.uri) ?? createAnalyzer();
    analyzers.set(document.uri, analyzer);
    return analyzer(document.getText(), await settingsFor(document.uri));
  }

  /** The document where it is one of tools; every answer is of its newest text. */
  function ours(uri: string): TextDocument | undefined {
    const document = documents.get(uri);
    return document && isOurs(uri, document.getText()) ? document : undefined;
  }

  connection.onInitialize(() => ({
    serverInfo: { name: "toolwright", version },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      hoverProvider: true,
      completionProvider: { triggerCharacters: ['"'] },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
    },
  }));

  documents.onDidChangeContent(async ({ document }) => {
    const found = isOurs(document.uri, document.getText()) ? (await analysisOf(document)).diagnostics : [];
    // Meanwhile another text may be there, whose findings come by themselves.
    if (documents.get(document.uri)?.version !== document.version) return;
    const diagnostics = found.map((one) => shown(document, one));
    await connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics });
  });
  documents.onDidClose(({ document }) => {
    analyzers.delete(document.uri);
    return connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });

  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const document = ours(textDocument.uri);
    if (!document) return [];
    const { diagnostics } = await analysisOf(document);
    const wants = (kind: string) =>
      !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
    const settings = await settingsFor(document.uri);
    return [
      ...(wants(CodeActionKind.QuickFix)
        ? quickFixes(document, diagnostics, document.offsetAt(range.start), document.offsetAt(range.end))
        : []),
      ...(wants(CodeActionKind.SourceFixAll) ? fixAllAction(document, fixAll(document.getText(), settings)) : []),
    ];
  });

  connection.onHover(async ({ textDocument, position }) => {
    const document = ours(textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(position);
    const { diagnostics } = await analysisOf(document);
    const here = diagnostics.filter(({ range }) => range.start.offset <= offset && range.end.offset >= offset);
    const rules = here.map(({ rule, message }) => `**${rule}**: ${message}\n\n${findRule(rule)?.why ?? ""}`);
    const described = describedAt(pathAt(document.getText(), offset));
    const parts = [...rules, ...(described === undefined ? [] : [described])];
    return parts.length === 0 ? null : { contents: { kind: "markdown", value: parts.join("\n\n---\n\n") } };
  });

  connection.onCompletion(({ textDocument, position }) => {
    const document = ours(textDocument.uri);
    if (!document) return [];
    const text = document.getText();
    const path = pathAt(text, document.offsetAt(position));
    // The name that is being written stands at the end of the path.
    const around =
      typeof path.at(-1) === "string" && isNaming(text, document.offsetAt(position)) ? path.slice(0, -1) : path;
    return [...suggestions(around)];
  });

  documents.listen(connection);
  connection.listen();
}

/** Whether a name is being written, not a value: a quote was opened after a brace or a comma. */
function isNaming(text: string, offset: number): boolean {
  return /[{,]\s*"[^"\n]*$/.test(text.slice(Math.max(0, offset - 200), offset));
}
