import { Toast } from "@base-ui/react/toast";
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { editor } from "../store/editor-port.ts";
import type { AppState } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { ClearIcon, PassIcon } from "../ui/icons.ts";
import styles from "./Toasts.module.css";
import { nextBoxes, reportedBoxes, type ToastPlace, toastPlace } from "./toast-place.ts";

/** Short confirmations, one at a time; never for errors. */
export function Toasts() {
  const viewport = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return (
    <Toast.Provider limit={1} timeout={5000}>
      <Toast.Portal>
        <Toast.Viewport ref={viewport} className={styles.viewport} onFocus={remember}>
          <ToastList viewport={viewport} goBack={() => before.current?.focus()} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

interface ToastListProps {
  viewport: RefObject<HTMLDivElement | null>;
  /** To where the focus came from: the button that has it goes. */
  goBack: () => void;
}

function ToastList({ viewport, goBack }: ToastListProps) {
  const toast = useApp((state) => state.toast);
  const { toasts, add, close } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new toast is shown, whatever else changes
  useEffect(() => {
    if (toast.id === 0) return;
    const { message, undo, offer } = toast;
    const offered = undo ? { label: "Undo", run: () => editor()?.undo() } : offer;
    const onClick = () => {
      goBack();
      close();
      offered?.run();
    };
    add({
      title: message,
      ...(offer?.stays && { timeout: 0 }),
      ...(offered && { actionProps: { children: offered.label, onClick } }),
    });
  }, [toast]);
  const isOver = useApp(isToastOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager is another one every time
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const shown = toasts[0]?.id;
  useLayoutEffect(() => {
    const { current: place } = viewport;
    if (!place || shown === undefined) return;
    let now: ToastPlace | undefined;
    const settle = (stays?: ToastPlace) => {
      if (place.contains(document.activeElement)) return;
      const boxAt = (at: ToastPlace) => {
        place.dataset.place = at;
        return place.getBoundingClientRect();
      };
      now = toastPlace(boxAt, reportedBoxes(), nextBoxes(), stays);
      place.dataset.place = now;
    };
    settle();
    // Where somebody goes on, and what comes into its place, is not to be under it either.
    const onFocus = () => settle();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        settle(now);
      }, 100);
    };
    const panel = document.querySelector("[data-region='Panel']") ?? document.body;
    const observers = [new ResizeObserver(onChange), new MutationObserver(onChange)] as const;
    observers[0].observe(panel);
    observers[1].observe(panel, { childList: true, subtree: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("scroll", onChange, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const observer of observers) observer.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("scroll", onChange, { capture: true });
    };
  }, [shown, viewport]);
  return toasts.map((entry) => (
    <Toast.Root key={entry.id} toast={entry} className={styles.toast}>
      <Icon of={PassIcon} className={styles.icon} />
      <Toast.Title className={styles.title} />
      <Toast.Action className={styles.action} />
      <Toast.Close className={styles.close} aria-label="Dismiss" onClick={goBack}>
        <Icon of={ClearIcon} size={14} />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Whether what the last toast is about is gone. */
function isToastOver(state: AppState): boolean {
  const { undo, offer, session } = state.toast;
  return (undo && session !== state.session) || (offer?.isOver?.(state) ?? false);
}
