import { useState } from "react";
import { plural, type WritePlan } from "../../../core/index.ts";
import { folderPicker, planFolder, writeFolder } from "../../folder.ts";
import { saveText } from "../../save-text.ts";
import { exportActions, useExport } from "../../store/panels/export.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DownloadIcon, WriteIcon } from "../../ui/icons.ts";
import styles from "./TakeHome.module.css";

interface Pending {
  readonly folder: FileSystemDirectoryHandle;
  readonly plan: WritePlan;
}

/** Copy, one file, a zip, or the files in a folder of one's own. */
export function TakeHome() {
  const files = useExport((state) => state.answer?.files ?? none);
  const path = useExport((state) => state.path);
  const target = useExport((state) => state.shown);
  const [pending, setPending] = useState<Pending | null>(null);
  const [said, setSaid] = useState("");
  const file = files.find((one) => one.path === path) ?? files[0];
  const pick = folderPicker();
  const because = file ? undefined : "There is nothing to take home yet";

  const zip = async () => {
    const bytes = await exportActions.zip(files);
    if (bytes) saveText(`${target}.zip`, bytes, "application/zip");
    else setSaid("The zip could not be made: download the files one by one");
  };
  const choose = async () => {
    // Closing the dialog is an error for the browser.
    const folder = await pick?.({ mode: "readwrite" }).catch(() => undefined);
    if (folder) setPending({ folder, plan: await planFolder(folder, files, false) });
  };
  const write = async (force: boolean) => {
    if (!pending) return;
    const plan = force ? await planFolder(pending.folder, files, true) : pending.plan;
    try {
      await writeFolder(pending.folder, plan);
      setSaid(
        `${plan.write.length} written, ${plan.remove.length} removed, ${plan.keep.length} left as ${plural(plan.keep.length, "it is", "they are")} in ${pending.folder.name}`,
      );
    } catch {
      setSaid(`The browser could not write into ${pending.folder.name}: choose another folder, or take the zip`);
    }
    setPending(null);
  };

  return (
    <div className={styles.ways}>
      <CopyButton look="outlined" text={() => file?.text ?? ""} disabledBecause={because} />
      {file && files.length > 1 && (
        <Button
          look="outlined"
          onClick={() => saveText(file.path.split("/").at(-1) ?? "file", file.text, "text/plain")}
        >
          <Icon of={DownloadIcon} />
          File
        </Button>
      )}
      <Button look="outlined" onClick={() => void zip()} disabledBecause={because}>
        <Icon of={DownloadIcon} />
        Zip
      </Button>
      {pick && (
        <Button look="filled" onClick={() => void choose()} disabledBecause={because}>
          <Icon of={WriteIcon} />
          Write to folder
        </Button>
      )}
      {pending && (
        <div className={styles.plan} role="status">
          <p>
            {pending.folder.name}: {pending.plan.write.length} to write, {pending.plan.remove.length} to remove,{" "}
            {pending.plan.keep.length} left as {plural(pending.plan.keep.length, "it is", "they are")}.
            {pending.plan.blocked.length > 0 &&
              ` ${pending.plan.blocked.length} ${plural(pending.plan.blocked.length, "is there already and was", "are there already and were")} not written by an export: ${pending.plan.blocked.slice(0, 3).join(", ")}.`}
          </p>
          <Button small look="outlined" onClick={() => void write(false)}>
            Write
          </Button>
          {pending.plan.blocked.length > 0 && (
            <Button small look="outlined" onClick={() => void write(true)}>
              Write and overwrite
            </Button>
          )}
          <Button small onClick={() => setPending(null)}>
            Cancel
          </Button>
        </div>
      )}
      {said && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
    </div>
  );
}

const none: readonly never[] = [];
