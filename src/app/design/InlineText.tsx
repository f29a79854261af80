import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shortened } from "../../core/index.ts";
import { focusAtEnd } from "../ui/focus-on.ts";
import { useFocusBack } from "../ui/useFocusBack.ts";
import styles from "./InlineText.module.css";

export interface InlineTextProps {
  /** What it is called where nothing else says so. */
  label: string;
  text: string;
  placeholder: string;
  className?: string | undefined;
  isMono?: boolean;
  /** Why it cannot be changed now. */
  lockedBecause: string | undefined;
  /** Somebody is to type it now; `onAsked` is called when that is under way. */
  isAsked?: boolean;
  onAsked?: () => void;
  /** Resolves to why the text was refused, if it was. */
  onKeep: (text: string) => Promise<string | undefined>;
}

/** More than any line has room for: the browser would set out all of it. */
const maxShown = 1_000;

/** One line of text that turns into a field when it is activated. Enter keeps, Escape puts back. */
export function InlineText(props: InlineTextProps) {
  const { label, text, placeholder, className, isMono, lockedBecause, isAsked = false, onAsked, onKeep } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const replaces = useRef(false);
  useEffect(() => {
    if (!isAsked) return;
    replaces.current = true;
    setTyped(text);
    onAsked?.();
  }, [isAsked, text, onAsked]);
  const [refusal, setRefusal] = useState<string>();
  const { target, goBack } = useFocusBack<HTMLButtonElement>();
  const look = [styles.text, isMono && styles.mono, className].filter(Boolean).join(" ");
  if (typed === null) {
    const shown = text === "" ? placeholder : shortened(text, maxShown);
    return (
      <button
        ref={target}
        type="button"
        className={look}
        data-empty={text === ""}
        aria-label={`${label}: ${shown}`}
        aria-disabled={lockedBecause !== undefined}
        title={lockedBecause}
        onClick={() => lockedBecause === undefined && setTyped(text)}
      >
        {shown}
      </button>
    );
  }
  const end = () => {
    replaces.current = false;
    setTyped(null);
    setRefusal(undefined);
  };
  const keep = async (byKey: boolean) => {
    const reason = typed === text ? undefined : await onKeep(typed);
    if (reason !== undefined) return setRefusal(reason);
    if (byKey) goBack();
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    if (event.key === "Enter") return void keep(true);
    goBack();
    end();
  };
  return (
    <span className={styles.editing}>
      <input
        ref={focusAtEnd}
        className={look}
        aria-label={label}
        aria-invalid={refusal !== undefined}
        value={typed}
        size={Math.max(12, typed.length + 1)}
        onFocus={({ currentTarget }) => replaces.current && currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void (refusal === undefined ? keep(false) : end())}
      />
      {refusal !== undefined && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
}
