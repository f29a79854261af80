import { type FSWatcher, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** An editor writes in several steps. */
const settleMs = 60;

/**
 * Calls after every change of these files, and of those beside them that are wanted by their names; never twice at once. Returns what
 * ends it. Other files say nothing: the output of the command itself may be written beside them.
 */
export function watchFiles(
  paths: readonly string[],
  onChange: () => Promise<void>,
  isWanted: (name: string) => boolean = () => false,
): () => void {
  const names = new Set(paths.map((path) => basename(path)));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const hear = (_: string, name: string | null) => {
    if (name !== null && !names.has(name) && !isWanted(name)) return;
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
