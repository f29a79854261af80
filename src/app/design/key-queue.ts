/** A key as an event has it. */
export interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** A key that waits, and the cell in which the first of them was pressed. */
export interface Waiting extends Pressed {
  readonly from: string | undefined;
}

/** Keys that come faster than the rows they are meant for wait for them, in order. */
export function createKeyQueue(isMoving: () => boolean, play: (pressed: Waiting) => void) {
  let waiting: readonly Waiting[] = [];
  let isPlaying = false;
  let isScheduled = false;

  function playFirst(): boolean {
    const [first, ...rest] = waiting;
    if (!first || isPlaying || isMoving()) return false;
    waiting = rest;
    isPlaying = true;
    play(first);
    isPlaying = false;
    return true;
  }

  function next(): void {
    isScheduled = false;
    if (playFirst()) goOn();
  }

  /** To be called when the rows are there. One key at a time: what it does is drawn before the next. */
  function goOn(): void {
    if (waiting.length === 0 || isScheduled) return;
    isScheduled = true;
    setTimeout(next, 0);
  }

  return {
    /** Whether the key has to wait; it is carried out later. What those behind it are pressed in depends on it. */
    takes({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed, cell?: string): boolean {
      if (isPlaying || (waiting.length === 0 && !isMoving())) return false;
      const from = waiting.length === 0 ? cell : undefined;
      waiting = [...waiting, { key, altKey, ctrlKey, metaKey, shiftKey, from }];
      return true;
    },
    goOn,
    /** A key came to a text: it belongs behind those that still wait for that text. */
    catchUp(): void {
      while (playFirst());
    },
    /** Nobody is there any more to whom the keys were meant. */
    clear(): void {
      waiting = [];
    },
  };
}
