import { Dialog } from "@base-ui/react/dialog";
import { useCallback } from "react";
import type { PlacedRow } from "../../core/index.ts";
import { design, rowsOf, type ShownPage, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { DialogClose } from "../ui/DialogClose.tsx";
import styles from "./Detail.module.css";
import { RowDetails } from "./details/RowDetails.tsx";
import { asCell, asRow } from "./roles.ts";
import { rowName } from "./row-words.ts";

/** Set when somebody opens the details, who then goes on in them: in the field of a keyword, or in the first. */
let awaited: { readonly keyword: string } | null = null;

/** Opens the details of a row, or closes them. Whoever asks for a keyword finds them open. */
export function showDetail(row: PlacedRow, keyword = ""): void {
  const isOpen = design.getState().detail?.id === row.id;
  const there = isOpen && keyword !== "" ? document.querySelector<HTMLElement>("[data-row-details]") : null;
  if (there) {
    focusField(there, keyword);
    return;
  }
  awaited = isOpen ? null : { keyword };
  designActions.setDetail(isOpen ? null : { id: row.id, path: row.path });
}

/** By then all of the details is there; whoever scrolls later is left alone. */
const settleMs = 400;

function focusField(details: HTMLElement, keyword: string): void {
  // Some are for small screens alone.
  const controls = [...details.querySelectorAll<HTMLElement>("input, textarea, select, button")].filter(
    (control) => control.offsetParent !== null,
  );
  const own = keyword === "" ? undefined : controls.find((control) => control.dataset.keyword === keyword);
  // To be filled in, rather than to be pressed.
  const field = controls.find((control) => !control.matches("button"));
  const first = own ?? field ?? controls[0];
  first?.focus({ preventScroll: true });
  // As by Tab: what is typed takes its place.
  if (first instanceof HTMLInputElement) first.select();
}

/** The details of a row below it, as a line of the grid. */
export function Detail({
  row,
  index,
  shown,
  focus,
}: {
  row: PlacedRow;
  index: number;
  shown: ShownPage;
  focus: (key: string) => void;
}) {
  const detail = useDesign((state) => state.detail);
  const enter = useCallback((element: HTMLElement | null) => {
    if (!element || !awaited) return undefined;
    const { keyword } = awaited;
    awaited = null;
    focusField(element, keyword);
    // Some of it comes a moment later.
    const grown = new ResizeObserver(() => element.scrollIntoView({ block: "nearest" }));
    grown.observe(element);
    const timer = setTimeout(() => grown.disconnect(), settleMs);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
    };
  }, []);
  const onClose = () => {
    designActions.setDetail(null);
    focus(row.id);
  };
  if (!detail || shown.detail !== detail.path)
    return <div {...asRow({ index, level: row.level + 2 })} className={styles.waiting} />;
  return (
    <div {...asRow({ index, level: row.level + 2 })} className={styles.detail}>
      <div {...asCell} ref={enter}>
        <RowDetails
          row={row}
          schema={shown.page.schema ?? null}
          page={shown.page}
          actions={designActions}
          onClose={onClose}
        />
      </div>
    </div>
  );
}

/** On a small screen the details are a sheet over the page. */
export function DetailSheet({ shown }: { shown: ShownPage }) {
  const detail = useDesign((state) => state.detail);
  const row = detail && rowsOf(shown).find(({ id }) => id === detail.id);
  if (!detail || !row || shown.detail !== detail.path) return null;
  const close = () => {
    designActions.setDetail(null);
    designActions.reveal(row.path);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.sheet}>
          <div className={styles.bar}>
            <Dialog.Title className={styles.title}>{rowName(row)}</Dialog.Title>
            <DialogClose />
          </div>
          <RowDetails
            row={row}
            schema={shown.page.schema ?? null}
            page={shown.page}
            actions={designActions}
            onClose={close}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
