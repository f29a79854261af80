import { type FSWatcher, watch } from "node:fs";
import { dirname } from "node:path";

/** An editor writes in several steps. */
const settleMs = 60;

/** Calls after every change in the folders of these files, never twice at once; returns what ends it. */
export function watchFiles(paths: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, settleMs);
  };
  const watchers = [...new Set(paths.map((path) => dirname(path)))].map((folder): FSWatcher => {
    const watcher = watch(folder, hear);
    watcher.on("error", () => watcher.close());
    return watcher;
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
