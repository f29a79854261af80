/** A choice that is a value, or says of what kind it is, is a field as well: it is marked with `data-choice`. */
const fields = "input, textarea, [role=combobox], [data-choice] button";
const controls = `${fields}, button, a[href]`;

/** When what has the focus is taken away, the focus goes to what is next to it: nobody starts again at the top of the page. */
export function keepFocus(container: HTMLElement): () => void {
  let last: Element | null = null;
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    last = target as Element;
    around = [];
    for (let at = last.parentElement; at && container.contains(at); at = at.parentElement) around.push(at);
  };
  const observer = new MutationObserver((records) => {
    const isLost = last !== null && !last.isConnected;
    if (!isLost || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    const places = [gone?.previousSibling, gone?.nextSibling, ...around];
    last = null;
    for (const place of places) {
      const control = place instanceof Element && place.isConnected ? firstIn(place) : undefined;
      if (control) return control.focus({ preventScroll: true });
    }
  });
  container.addEventListener("focusin", remember);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

/** What is marked as the next step, else a field rather than a button. */
export function firstIn(place: Element): HTMLElement | undefined {
  const find = (selector: string) =>
    [place, ...place.querySelectorAll<HTMLElement>(selector)].find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.matches(selector) &&
        element.tabIndex >= 0 &&
        !element.hidden &&
        element.ariaHidden !== "true",
    );
  return find("[data-first-focus]") ?? find(fields) ?? find(controls);
}
