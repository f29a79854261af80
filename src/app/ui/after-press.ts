/** Runs something when the press under way is over: what moves before that is gone from under the pointer, and the click is lost. */
export function afterPress(run: () => void): void {
  if (!document.querySelector(":active")) {
    run();
    return;
  }
  const end = () => {
    for (const name of ends) document.removeEventListener(name, end, true);
    // The click comes right after the release.
    setTimeout(run);
  };
  for (const name of ends) document.addEventListener(name, end, true);
}

/** However a press ends. */
const ends = ["mouseup", "dragend", "pointercancel"] as const;
