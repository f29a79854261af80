const waiting = new Set<() => void>();
let planned = false;

/** Runs work once after the next frame is on screen, however often it is asked for until then. */
export function afterPaint(work: () => void): void {
  waiting.add(work);
  if (planned) return;
  planned = true;
  // A page in the background paints no frames.
  const late = setTimeout(run, 250);
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(late);
      run();
    }),
  );
}

function run(): void {
  if (!planned) return;
  planned = false;
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}
