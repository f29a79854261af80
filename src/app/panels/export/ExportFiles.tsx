import { lazy, Suspense, useDeferredValue, useState } from "react";
import type { ExportStep } from "../../../core/index.ts";
import { sizeText } from "../../size-text.ts";
import { type ExportedFile, exportActions, useExport } from "../../store/panels/export.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import styles from "./ExportFiles.module.css";
import { ExportSteps } from "./ExportSteps.tsx";

const CodePane = lazy(() => import("../../editor/CodePane.tsx"));

const languages: Readonly<Record<string, string>> = {
  ts: "typescript",
  json: "plain-json",
  py: "python",
  cs: "csharp",
  md: "markdown",
};

/** The files of an export, one of them in view; or the way of a value, for targets that show it. */
export function ExportFiles({
  files,
  steps,
  stale,
}: {
  files: readonly ExportedFile[];
  steps: readonly ExportStep[];
  stale: boolean;
}) {
  const path = useExport((state) => state.path);
  const [view, setView] = useState<"files" | "path">("files");
  const file = files.find((one) => one.path === path) ?? files[0];
  // In a task of its own: a long file is set out line by line.
  const drawn = useDeferredValue(file, undefined);
  const text = drawn && beginningOf(drawn.text);
  if (!file) return null;
  const showsPath = view === "path" && steps.length > 0;
  return (
    <section className={styles.files} aria-label="Files" data-stale={stale}>
      <div className={styles.tabs}>
        {steps.length > 0 && (
          <Segmented
            label="View"
            value={view}
            options={[
              { value: "files", label: "Files" },
              { value: "path", label: "Worker to host" },
            ]}
            onChange={setView}
          />
        )}
        {!showsPath && <FilePicker files={files} shown={file.path} />}
        {!showsPath && <span className={styles.size}>{sizeText(file.bytes)}</span>}
      </div>
      {showsPath ? (
        <ExportSteps steps={steps} />
      ) : (
        <div className={styles.code}>
          <Suspense fallback={null}>
            {drawn && <CodePane text={text ?? ""} language={languageOf(drawn.path)} label={drawn.path} />}
          </Suspense>
        </div>
      )}
      {!showsPath && drawn && text !== drawn.text && (
        <p className={styles.cut}>
          Only the first {sizeText(maxShown)} are shown. What you copy, download or write is the whole file.
        </p>
      )}
    </section>
  );
}

/** All lines of a longer file would keep the page from answering. */
const maxShown = 1_000_000;

function beginningOf(text: string): string {
  if (text.length <= maxShown) return text;
  return text.slice(0, text.lastIndexOf("\n", maxShown) + 1 || maxShown);
}

/** A button for each of a few files; a list to choose from where there are many. */
function FilePicker({ files, shown }: { files: readonly ExportedFile[]; shown: string }) {
  if (files.length > 6) {
    return (
      <label className={styles.picker}>
        File
        <select className={styles.select} value={shown} onChange={(event) => exportActions.show(event.target.value)}>
          {files.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
    );
  }
  return files.map(({ path }) => (
    <button
      key={path}
      type="button"
      className={styles.tab}
      aria-pressed={path === shown}
      onClick={() => exportActions.show(path)}
    >
      {path}
    </button>
  ));
}

function languageOf(path: string): string {
  return languages[path.split(".").at(-1) ?? ""] ?? "plaintext";
}
