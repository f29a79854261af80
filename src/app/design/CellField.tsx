import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./CellField.module.css";

export interface CellFieldProps {
  label: string;
  text: string;
  /** What was typed to get here, in the place of the text. */
  typed?: string | undefined;
  isMono?: boolean;
  /** A text of several lines: Shift+Enter starts a new one. */
  isLong?: boolean;
  /** What is wrong with a text, told while it is typed. */
  check?: (text: string) => string | undefined;
  onRefusal?: (refusal: string | undefined) => void;
  /** `typed` is undefined where nothing shall change. */
  onEnd: (typed: string | undefined) => void;
}

/** The text of a cell while it is changed. Enter and leaving keep it, Escape puts it back; what is wrong is never kept. */
export function CellField({ label, text, typed: first, isMono, isLong, check, onRefusal, onEnd }: CellFieldProps) {
  const [typed, setTyped] = useState(first ?? text);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const refusal = typed === text ? undefined : check?.(typed);
  useLayoutEffect(() => {
    field.current?.focus();
    if (first === undefined) field.current?.select();
  }, [first]);
  useLayoutEffect(() => {
    onRefusal?.(refusal);
    return () => onRefusal?.(undefined);
  }, [refusal, onRefusal]);
  const end = (kept: string | undefined) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(kept === text ? undefined : kept);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === "Escape") end(undefined);
    if (event.key !== "Enter" || (isLong && event.shiftKey)) return;
    event.preventDefault();
    if (refusal === undefined) end(typed);
  };
  const common = {
    ref: field,
    className: [styles.field, isMono && styles.mono, isLong && styles.long].filter(Boolean).join(" "),
    "aria-label": label,
    "aria-invalid": refusal !== undefined,
    value: typed,
    spellCheck: isLong === true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setTyped(event.currentTarget.value),
    onKeyDown,
    onBlur: () => end(refusal === undefined ? typed : undefined),
  };
  if (!isLong) return <input {...common} />;
  return (
    <textarea
      {...common}
      rows={Math.min(6, Math.max(1, Math.ceil(typed.length / 44) + typed.split("\n").length - 1))}
    />
  );
}
