import type { Page } from "@playwright/test";

/** What of a fiber of React is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    drawnFields?: string[];
  }
}

/** Writes down which fields of the form React draws again, from before the page is loaded on. The way its developer tools do it. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    const isComponent = ({ tag }: Fiber) => [0, 1, 11, 14, 15].includes(tag);
    const elementIn = (fiber: Fiber | null): Element | undefined => {
      for (let at = fiber; at; at = at.sibling) {
        if (at.stateNode instanceof Element) return at.stateNode;
        const inner = elementIn(at.child);
        if (inner) return inner;
      }
      return undefined;
    };
    const visit = (next: Fiber, before: Fiber | null) => {
      if (isComponent(next) && next.flags & performedWork) {
        const element = next.stateNode instanceof Element ? next.stateNode : elementIn(next.child);
        const field = element?.closest("[data-field]")?.getAttribute("data-field");
        if (typeof field === "string") window.drawnFields?.push(field);
      }
      // The same children as before: nobody went into them.
      if (before && next.child === before.child) return;
      for (let child = next.child; child; child = child.sibling) visit(child, child.alternate);
    };
    Object.assign(window, {
      drawnFields: [],
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberUnmount() {},
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => visit(current, current.alternate),
      },
    });
  });
}

/** The fields that were drawn while something was done, by the pointers of their places, each once. */
export async function drawnWhile(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.waitForTimeout(500);
  await page.evaluate(() => window.drawnFields?.splice(0));
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => [...new Set(window.drawnFields)].sort());
}
