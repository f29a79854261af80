import { findRevision, lineIndex, type Snapshot } from "../../../core/index.ts";
import { type AppState, type Cursor, editorViews, panelIds, withDocument } from "../state.ts";
import { choiceFrom } from "../stored-settings.ts";

export interface OpenedLink {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly cursor: Cursor;
}

/** The state with a link on screen: nothing of one's own is changed, and all of it comes back. */
export function withLink(state: AppState, { id, snapshot, cursor }: OpenedLink): Partial<AppState> {
  const { document, text, preview } = state;
  const name = snapshot.name.trim().slice(0, 80) || "untitled";
  const shown = withDocument(state, { id, name }, snapshot.text);
  const settings = shown.settings ?? state.settings;
  const known = findRevision(snapshot.revision) !== undefined;
  return {
    ...shown,
    preview: {
      before: preview?.before ?? { document, text },
      own: { revision: settings.revision, clients: settings.clients, server: settings.server },
      view: preview?.view ?? state.view,
      unknownRevision: known ? null : snapshot.revision,
    },
    settings: {
      ...settings,
      ...(known && { revision: snapshot.revision }),
      ...(snapshot.clients && choiceFrom(snapshot.clients, snapshot.server)),
    },
    cursor,
    // A link names one place to open on: a panel, or a view of the document.
    view: editorViews.find((view) => view === snapshot.panel) ?? state.view,
    panel: panelIds.find((panel) => panel === snapshot.panel) ?? state.panel,
  };
}

/** Just inside the tool that starts there, so that it is the selected one before any editor is there. */
export function cursorIn(text: string, start: number | undefined): Cursor {
  if (start === undefined) return { offset: 0, line: 1, column: 1 };
  return lineIndex(text)({ offset: start + 1, length: 0 }).start;
}
