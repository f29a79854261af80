import { editor } from "../store/editor-port.ts";
import type { PanelId } from "../store/state.ts";
import { actions, isCurrent, store } from "../store/store.ts";

/** The parts of the page, in the order in which F6 goes through them; each is marked with `data-region`. */
export function goToRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(isShown);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + step + regions.length) % regions.length] ?? regions[0];
  if (!next) return;
  enter(next);
  actions.speak(`${next.dataset.region}. F6 goes on, Shift+F6 goes back`);
}

/** By its name, for the links that skip to a region. */
export function enterRegion(name: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (region) enter(region);
}

/** A panel that somebody asks for by its name has the focus: the next key is for it. */
export function goToPanel(panel: PanelId): void {
  actions.showPanel(panel);
  requestAnimationFrame(() => enterRegion("Panel"));
}

/** Goes to where a new document is written; its page of fields is only there when the text was read. */
export function enterDocument(frames = 120): void {
  requestAnimationFrame(() => {
    const isThere = store.getState().view !== "design" || isCurrent();
    if (isThere) enterRegion("Editor");
    const isInside = document.activeElement?.closest('[data-region="Editor"]') != null;
    if (!(isThere && isInside) && frames > 0) enterDocument(frames - 1);
  });
}

function enter(region: HTMLElement): void {
  const grid = region.querySelector<HTMLElement>("[role=treegrid] [tabindex='0']");
  if (region.dataset.region === "Editor" && store.getState().view !== "design" && !grid) {
    editor()?.focus();
    return;
  }
  // A page without fields says what to do first.
  const place = region.querySelector("[data-own-keys]") ?? region;
  const first = grid ?? [...place.querySelectorAll<HTMLElement>(focusable)].find(isShown);
  (first ?? region).focus();
}

const focusable = "button:not([tabindex='-1']), [href], input, select, textarea, [tabindex='0']";

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0;
}
