import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type Analysis, createAnalyzer, findRule, fixAll, pathAt, type Settings } from "../../core/index.ts";
import { configName } from "../config.ts";
import { version } from "../version.ts";
import { describedAt, suggestions } from "./complete.ts";
import { fixAllAction, quickFixes, shown } from "./findings.ts";
import { isOurs } from "./ours.ts";
import { projectOf } from "./project.ts";

/** Answers an editor from the same core as everything else. */
export function startServer(connection: Connection, directory: string): void {
  const documents = new TextDocuments(TextDocument);
  const analyzers = new Map<string, ReturnType<typeof createAnalyzer>>();

  /** Of the settings, so that an editor says it once. */
  let said: string | undefined;

  /** The document where it is one of tools, and what it goes by; every answer is of its newest text. */
  async function ours(uri: string): Promise<{ document: TextDocument; settings: Settings } | undefined> {
    const { settings, problem, ...project } = await projectOf(uri, directory);
    // A notification: not every editor answers a question about a message.
    if (problem !== said && problem !== undefined) {
      const message = `Toolwright: ${problem}`;
      await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
    }
    said = problem;
    const document = documents.get(uri);
    return document && isOurs(uri, document.getText(), project) ? { document, settings } : undefined;
  }

  function analysisOf(document: TextDocument, settings: Settings): Analysis {
    const analyzer = analyzers.get(document.uri) ?? createAnalyzer();
    analyzers.set(document.uri, analyzer);
    return analyzer(document.getText(), settings);
  }

  async function publish({ uri, version }: TextDocument): Promise<void> {
    const own = await ours(uri);
    // Meanwhile another text may be there, whose findings come by themselves.
    if (documents.get(uri)?.version !== version) return;
    const found = own ? analysisOf(own.document, own.settings).diagnostics : [];
    const diagnostics = own ? found.map((one) => shown(own.document, one)) : [];
    await connection.sendDiagnostics({ uri, version, diagnostics });
  }

  let watches = false;
  connection.onInitialize(({ capabilities }) => {
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: "toolwright", version },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        hoverProvider: true,
        completionProvider: { triggerCharacters: ['"'] },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
      },
    };
  });
  connection.onInitialized(async () => {
    const watchers = [{ globPattern: `**/${configName}` }];
    if (watches) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
  connection.onDidChangeWatchedFiles(() => void Promise.all(documents.all().map(publish)));

  documents.onDidChangeContent(({ document }) => publish(document));
  documents.onDidClose(({ document }) => {
    analyzers.delete(document.uri);
    return connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });

  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const own = await ours(textDocument.uri);
    if (!own) return [];
    const { document, settings } = own;
    const { diagnostics } = analysisOf(document, settings);
    const wants = (kind: string) =>
      !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
    return [
      ...(wants(CodeActionKind.QuickFix)
        ? quickFixes(document, diagnostics, document.offsetAt(range.start), document.offsetAt(range.end))
        : []),
      ...(wants(CodeActionKind.SourceFixAll) ? fixAllAction(document, fixAll(document.getText(), settings)) : []),
    ];
  });

  connection.onHover(async ({ textDocument, position }) => {
    const own = await ours(textDocument.uri);
    if (!own) return null;
    const { document, settings } = own;
    const offset = document.offsetAt(position);
    const { diagnostics } = analysisOf(document, settings);
    const here = diagnostics.filter(({ range }) => range.start.offset <= offset && range.end.offset >= offset);
    const rules = here.map(({ rule, message }) => `**${rule}**: ${message}\n\n${findRule(rule)?.why ?? ""}`);
    const described = describedAt(pathAt(document.getText(), offset));
    const parts = [...rules, ...(described === undefined ? [] : [described])];
    return parts.length === 0 ? null : { contents: { kind: "markdown", value: parts.join("\n\n---\n\n") } };
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const own = await ours(textDocument.uri);
    if (!own) return [];
    const { document } = own;
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
