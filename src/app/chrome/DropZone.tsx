import { useEffect, useState } from "react";
import { openFile } from "../files.ts";
import styles from "./DropZone.module.css";

/** Takes files that are dropped or pasted anywhere on the page, or chosen; each opens as a document of its own. */
export function DropZone() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      void openAll(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      event.stopPropagation();
      void openAll(event.clipboardData.files);
    };
    // Before the editor, which would take the file as text to insert.
    window.addEventListener("dragover", onOver, { capture: true });
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop, { capture: true });
    window.addEventListener("paste", onPaste, { capture: true });
    return () => {
      window.removeEventListener("dragover", onOver, { capture: true });
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop, { capture: true });
      window.removeEventListener("paste", onPaste, { capture: true });
    };
  }, []);
  return (
    <>
      <input
        id="open-file"
        type="file"
        className="visually-hidden"
        accept=".json,.jsonc,.jsonl,.ndjson,.txt,.log,.py,application/json"
        aria-label="Open file"
        tabIndex={-1}
        onChange={async (event) => {
          const input = event.currentTarget;
          await openAll(input.files);
          // The same file may be chosen again.
          input.value = "";
        }}
      />
      {over && (
        <div className={styles.zone}>
          <p className={styles.text}>Drop the file to open it as a new document</p>
        </div>
      )}
    </>
  );
}

async function openAll(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) await openFile(file);
}
