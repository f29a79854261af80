/** A place on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A confirmation stands at the bottom, unless it would cover what it is about: then at the top. */
export function toastPlace(toast: Box, reported: readonly Box[]): "bottom" | "top" {
  return reported.some((box) => overlap(box, toast)) ? "top" : "bottom";
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What a whole region holds is not what somebody just did: only a line, a row or a field counts. */
const maxHeight = 160;

/** Where somebody has just done something: what has the focus, what is selected in a list, and the cursor in the text. */
export function reportedBoxes(): readonly Box[] {
  const marked = document.querySelectorAll(
    ".monaco-editor .cursor, [data-selected='true'], [aria-selected='true'][role='row']",
  );
  const focus = document.activeElement;
  return [...marked, ...(focus && focus !== document.body ? [focus] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && height <= maxHeight);
}
