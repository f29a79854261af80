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

/** Set when somebody opens the details, who then goes on in them. */
let isAwaited = false;

/** Opens the details of a row, or closes them. */
export function showDetail(row: PlacedRow): void {
  const isOpen = design.getState().detail?.id === row.id;
  isAwaited = !isOpen;
  designActions.setDetail(isOpen ? null : { id: row.id, path: row.path });
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
    if (!element || !isAwaited) return;
    isAwaited = false;
    element.scrollIntoView({ block: "nearest" });
    // Some are for small screens alone.
    const controls = [...element.querySelectorAll<HTMLElement>("input, textarea, select, button")];
    controls.find((control) => control.offsetParent !== null)?.focus({ preventScroll: true });
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
