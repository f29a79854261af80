/** A place on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a confirmation may stand, the best place first. */
const toastPlaces = ["bottom", "aside", "top"] as const;
export type ToastPlace = (typeof toastPlaces)[number];

/**
 * The first place where a confirmation covers neither what it is about nor the next step; else the first where it covers not
 * what it is about. One that stands somewhere stays there while it may.
 */
export function toastPlace(
  boxAt: (place: ToastPlace) => Box,
  reported: readonly Box[],
  next: readonly Box[],
  now?: ToastPlace,
): ToastPlace {
  const places = now === undefined ? toastPlaces : [now, ...toastPlaces];
  const isFree = (boxes: readonly Box[]) => (place: ToastPlace) => !boxes.some((box) => overlap(box, boxAt(place)));
  return places.find(isFree([...reported, ...next])) ?? places.find(isFree(reported)) ?? "bottom";
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What a whole region holds is not what somebody just did: only a line, a row or a field counts. */
const maxHeight = 160;

/** Where somebody has just done something: what has the focus, what is selected in a list, the cursor in the text, and what is marked. */
export function reportedBoxes(): readonly Box[] {
  const focus = document.activeElement;
  return [
    ...boxesOf(".monaco-editor .cursor, [data-selected='true'], [aria-selected='true'][role='row'], [data-reported]"),
    ...(focus && focus !== document.body ? boxes([focus]) : []),
  ];
}

/** What somebody does next: the filled button, and the tabs of the panels. */
export function nextBoxes(): readonly Box[] {
  return boxesOf("[data-next], [role='tab']");
}

function boxesOf(selector: string): readonly Box[] {
  return boxes([...document.querySelectorAll(selector)]);
}

function boxes(elements: readonly Element[]): readonly Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && height <= maxHeight);
}
