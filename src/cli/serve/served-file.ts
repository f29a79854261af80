import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type Failure, failure, isFailure } from "../host.ts";
import { readText, reasonOf } from "../read.ts";
import { writeWhole } from "../write-whole.ts";
import { type Design, designOf, versionOf } from "./design.ts";

export interface ServedFile {
  readonly path: string;
  /** The last text with tools that can be read: what is served. */
  design(): Design;
  /** The text as it stands in the file, served or not. */
  text(): string;
  /** Writes only over the version that the writer saw. */
  save(text: string, seen: string): Promise<"saved" | "conflict" | Failure>;
  /** Called after every change of the file, by whomever. */
  onChange(listener: (change: FileChange) => void): () => void;
  close(): void;
}

interface FileChange {
  readonly text: string;
  readonly version: string;
  /** Whether other tools are served now. */
  readonly isServed: boolean;
}

/** An editor writes in several steps; what it did is read when it is quiet again. */
const settleMs = 40;

export async function openServedFile(file: string, path: string): Promise<ServedFile | Failure> {
  const first = await readText(file, path);
  if (isFailure(first)) return first;
  const start = designOf(first);
  if (!start) return failure(`${file} holds no tool that can be read: see toolwright lint ${file}`);
  let design = start;
  let text = first;
  const listeners = new Set<(change: FileChange) => void>();
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function take(next: string): void {
    if (next === text) return;
    text = next;
    const read = designOf(next);
    if (read) design = read;
    for (const listener of listeners) {
      listener({ text, version: versionOf(text), isServed: read !== undefined });
    }
  }

  /** Reads and writes wait for each other: a save judges the text that is really there. */
  function inTurn<Value>(step: () => Promise<Value>): Promise<Value> {
    const turn = queue.then(step, step);
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function reread(): Promise<void> {
    const next = await readText(file, path);
    // Gone for a moment, while an editor puts the new file in its place.
    if (!isFailure(next)) take(next);
  }

  /** The folder is watched, for many editors put a new file in the place of the old one. */
  const watcher: FSWatcher = watch(dirname(path), (_, name) => {
    if (name !== null && name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(reread), settleMs);
  });
  watcher.on("error", () => watcher.close());

  return {
    path,
    design: () => design,
    text: () => text,
    save: (next, seen) =>
      inTurn(async () => {
        await reread();
        if (versionOf(text) !== seen) return next === text ? "saved" : "conflict";
        const written = await replace(path, next);
        if (isFailure(written)) return written;
        take(next);
        return "saved";
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** A file that is gone is not made again. */
async function replace(path: string, text: string): Promise<true | Failure> {
  try {
    await stat(path);
    await writeWhole(path, text);
    return true;
  } catch (error) {
    return failure(`${basename(path)} ${reasonOf(error, "written")}`);
  }
}
