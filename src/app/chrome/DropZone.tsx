import { useEffect, useState } from "react";
import { chosenFiles, takeDropped } from "../dropped.ts";
import { openFiles, openFolder } from "../files.ts";
import styles from "./DropZone.module.css";

/** Takes files that are dropped or pasted anywhere on the page, or chosen; each opens as a document of its own. So does every file of a folder. */
export function DropZone() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const isTaken = ({ target }: DragEvent) =>
      target instanceof Element && target.closest("[data-takes-files]") !== null;
    const holdsFiles = (event: DragEvent) => (event.dataTransfer?.types.includes("Files") ?? false) && !isTaken(event);
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
      if (event.dataTransfer) void openDropped(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      event.stopPropagation();
      void openDropped(event.clipboardData);
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
        accept=".json,.jsonc,.jsonl,.ndjson,.txt,.log,.har,.yaml,.yml,.py,.ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs,.zip,.mcpb,.dxt,application/json"
        multiple
        aria-label="Open file"
        tabIndex={-1}
        onChange={async (event) => {
          const input = event.currentTarget;
          await openFiles([...(input.files ?? [])].map((file) => ({ file })));
          // The same file may be chosen again.
          input.value = "";
        }}
      />
      <input
        id="open-folder"
        type="file"
        className="visually-hidden"
        aria-label="Open folder"
        tabIndex={-1}
        ref={(input) => input?.setAttribute("webkitdirectory", "")}
        onChange={async (event) => {
          const input = event.currentTarget;
          const folder = chosenFiles(input.files ?? []);
          await openFolder(folder.files[0]?.path.split("/")[0] ?? "The folder", folder);
          input.value = "";
        }}
      />
      {over && (
        <div className={styles.zone}>
          <p className={styles.text}>Drop the file to open it as a new document, or a folder to open all its tools</p>
        </div>
      )}
    </>
  );
}

async function openDropped(transfer: DataTransfer): Promise<void> {
  const { files, folders } = await takeDropped(transfer);
  await openFiles(files);
  for (const folder of folders) await openFolder(folder.name, folder);
}
