import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { DialogClose } from "../../ui/DialogClose.tsx";
import styles from "./Menus.module.css";

export interface PanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small window over the page, which stays usable. On a phone it is a sheet at the bottom. */
export function Panel({ title, onClose, children }: PanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* Keys in here are not keys of the grid that it was opened from. */}
        <Dialog.Popup
          ref={popup}
          className={styles.panel}
          // The first field, not the button that closes it.
          initialFocus={() => popup.current?.querySelector<HTMLElement>("input, textarea") ?? true}
          onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <DialogClose />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
