/** Something on the page by role and name; a name ends with `…` where more may follow. */
export interface Wanted {
  readonly role: string;
  readonly name: string;
  readonly inside?: Wanted;
}

export interface Found {
  readonly x: number;
  readonly y: number;
  /** Nothing lies over its middle. */
  readonly isFree: boolean;
  readonly text: string;
}

/** Runs in the page, so it must hold all that it needs. */
export function locate(wanted: Wanted): Found | null {
  const selectors: Record<string, string> = {
    document: "body",
    editor: ".monaco-editor .view-lines",
    button: "button, [role=button]",
    banner: "header, [role=banner]",
    contentinfo: "footer, [role=contentinfo]",
    region: "section, [role=region]",
    navigation: "nav, [role=navigation]",
    textbox: "input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea, [role=textbox]",
    checkbox: "[role=checkbox], input[type=checkbox]",
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const field = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (named || element.getAttribute("aria-label") || field || (element as HTMLElement).innerText || "")
      .replace(/\s+/g, " ")
      .trim();
  };
  const isNamed = (element: Element, name: string) =>
    name === "" || (name.endsWith("…") ? labelOf(element).startsWith(name.slice(0, -1)) : labelOf(element) === name);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const find = ({ role, name, inside }: Wanted): HTMLElement | undefined => {
    const parent = inside ? find(inside) : document;
    const all = parent?.querySelectorAll<HTMLElement>(selectors[role] ?? `[role=${role}]`) ?? [];
    return [...all].find((element) => isShown(element) && isNamed(element, name));
  };
  const element = find(wanted);
  if (!element) return null;
  const seen = element.getBoundingClientRect();
  if (seen.top < 0 || seen.bottom > innerHeight) element.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  // Of something long the beginning is clicked: in its middle may be something else.
  const [x, y] = [left + Math.min(width / 2, 60), top + Math.min(height / 2, 8 + height / 4)];
  const hit = document.elementFromPoint(x, y);
  return { x, y, isFree: hit !== null && (element.contains(hit) || hit.contains(element)), text: element.innerText };
}
