import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { editor } from "../store/editor-port.ts";
import { useApp } from "../store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { ClearIcon, PassIcon } from "../ui/icons.ts";
import styles from "./Toasts.module.css";

/** Short confirmations, one at a time; never for errors. */
export function Toasts() {
  return (
    <Toast.Provider limit={1} timeout={5000}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const toast = useApp((state) => state.toast);
  const session = useApp((state) => state.session);
  const { toasts, add, close } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new toast is shown, whatever else changes
  useEffect(() => {
    if (toast.id === 0) return;
    const { message, undo, offer } = toast;
    const offered = undo ? { label: "Undo", run: () => editor()?.undo() } : offer;
    const onClick = () => {
      close();
      offered?.run();
    };
    add({
      title: message,
      ...(offer?.stays && { timeout: 0 }),
      ...(offered && { actionProps: { children: offered.label, onClick } }),
    });
  }, [toast]);
  // An Undo that was offered for one document must not reach another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of document closes it
  useEffect(() => {
    if (toast.undo) close();
  }, [session]);
  return toasts.map((entry) => (
    <Toast.Root key={entry.id} toast={entry} className={styles.toast}>
      <Icon of={PassIcon} className={styles.icon} />
      <Toast.Title className={styles.title} />
      <Toast.Action className={styles.action} />
      <Toast.Close className={styles.close} aria-label="Dismiss">
        <Icon of={ClearIcon} size={14} />
      </Toast.Close>
    </Toast.Root>
  ));
}
