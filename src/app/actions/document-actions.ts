import { chooseFile, chooseFolder } from "../files.ts";
import { download, downloadAll, fileOf, saveFile } from "../save-file.ts";
import { deleteDocument, duplicateDocument } from "../store/documents/documents.ts";
import { showVersions } from "../store/documents/versions.ts";
import type { AppState } from "../store/state.ts";
import { actions as state } from "../store/store.ts";
import {
  CopyIcon,
  DeleteIcon,
  DocumentIcon,
  DownloadIcon,
  ExportIcon,
  NewIcon,
  OpenFileIcon,
  RenameIcon,
  SaveIcon,
  StaleIcon,
} from "../ui/icons.ts";
import type { Action } from "./action.ts";

/** What can be done with documents and their files. */
export const documentActions = [
  {
    id: "new",
    title: "New from a sample",
    icon: NewIcon,
    keys: "alt+n",
    run: () => state.setPalette("samples"),
  },
  { id: "open", title: "Open file", icon: OpenFileIcon, keys: "mod+o", run: () => void chooseFile() },
  { id: "open-folder", title: "Open folder", icon: OpenFileIcon, run: chooseFolder },
  {
    id: "open-document",
    title: "Open document",
    icon: DocumentIcon,
    fact: (at) => `${at.documents.length} in this browser`,
    run: () => state.setPalette("documents"),
  },
  { id: "download", title: "Download", icon: DownloadIcon, run: download },
  {
    id: "save",
    title: "Save file",
    icon: SaveIcon,
    keys: "mod+s",
    fact: (at) => fileOf(at.document.id) ?? "As a download: there is no opened file to write",
    run: () => void saveFile(),
  },
  {
    id: "versions",
    title: "Earlier versions",
    icon: StaleIcon,
    unavailable: notKept,
    run: () => void showVersions(),
  },
  { id: "rename", title: "Rename this document", icon: RenameIcon, run: openDocumentMenu },
  { id: "duplicate", title: "Duplicate this document", icon: CopyIcon, run: () => void duplicateDocument() },
  {
    id: "delete",
    title: "Delete this document",
    icon: DeleteIcon,
    unavailable: notKept,
    run: () => void deleteDocument(),
  },
  {
    id: "download-all",
    title: "Download all documents",
    icon: ExportIcon,
    fact: () => "One zip; open it to get them back",
    run: () => void downloadAll(),
  },
] as const satisfies readonly Action[];

function notKept({ preview }: AppState): string | undefined {
  return preview ? "This document comes from a link and is not kept" : undefined;
}

function openDocumentMenu(): void {
  document.querySelector<HTMLElement>("[data-document-menu]")?.click();
}
