/** What a display of progress needs of the world: tests hand in their own. */
interface Screen {
  /** Milliseconds since the program started. */
  readonly now: () => number;
  /** Whether a person looks at it: then one line is written over, instead of many. */
  readonly terminal: boolean;
  readonly write: (text: string) => void;
}

export interface ProgressLine {
  /** How far long work has come. Short work shows nothing. */
  show(what: string, done: number, of?: number): void;
  /** Takes the line away, before anything else is written. */
  clear(): void;
}

/** Who waits less than this needs no word. */
const quietMs = 2_000;
/** In a log every line stays: there a few are enough. */
const everyMs = { terminal: 100, log: 10_000 } as const;
/** Back to the first column, and away with what stands on the line. */
const wipe = "\r\u001b[K";

export function progressLine({ now, terminal, write }: Screen): ProgressLine {
  let next = quietMs;
  let isShown = false;
  return {
    show(what, done, of) {
      const at = now();
      if (at < next) return;
      next = at + (terminal ? everyMs.terminal : everyMs.log);
      const line = `${what}: ${[done, ...(of === undefined ? [] : [of])].map((number) => number.toLocaleString("en")).join(" of ")}`;
      write(terminal ? `${wipe}${line}` : `${line}\n`);
      isShown = terminal;
    },
    clear() {
      if (isShown) write(wipe);
      isShown = false;
    },
  };
}
