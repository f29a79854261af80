import { Drawer } from "@base-ui/react/drawer";
import { Button } from "../../ui/Button.tsx";
import { CellDetail } from "./CellDetail.tsx";
import styles from "./Sheet.module.css";

interface SheetProps {
  open: boolean;
  onClose: () => void;
  onLines: () => void;
}

/** The detail of a cell where there is no room beside the matrix. */
export function Sheet({ open, onClose, onLines }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet} aria-label="Detail of the cell">
            <div className={styles.grip} />
            <Drawer.Content className={styles.content}>
              <CellDetail onPreview={onLines} onGo={onClose} />
            </Drawer.Content>
            <div className={styles.buttons}>
              <Button look="outlined" onClick={onClose}>
                Close
              </Button>
              <Button look="outlined" onClick={onLines}>
                Before and after
              </Button>
            </div>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
