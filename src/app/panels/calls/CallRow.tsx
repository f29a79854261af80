import { visible } from "../../../core/index.ts";
import type { ServedCall } from "../../store/served/call.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, OpenIcon, PassIcon, PathIcon, WarningIcon } from "../../ui/icons.ts";
import { CallDetail } from "./CallDetail.tsx";
import styles from "./CallsPanel.module.css";
import { kindOf, timeWords, verdictWords } from "./words.ts";

export const icons = { answered: PassIcon, warned: WarningIcon, refused: ErrorIcon } as const;

interface CallRowProps {
  call: ServedCall;
  /** Those among which it is counted how often this happens. */
  calls: readonly ServedCall[];
  isOpen: boolean;
  onToggle: () => void;
}

/** One call in a line, and all of it below when it is open. */
export function CallRow({ call, calls, isOpen, onToggle }: CallRowProps) {
  const kind = kindOf(call);
  return (
    <li data-open={isOpen}>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
        <span>{timeWords(call.time)}</span>
        <span>{visible(call.client)}</span>
        <code>{visible(call.method)}</code>
        <code>{visible(call.tool ?? "")}</code>
        <span className={`${styles.verdict} ${styles[kind]}`}>
          <Icon of={icons[kind]} />
          {verdictWords(call)}
        </span>
        <span className={styles.took}>
          {Math.max(1, Math.round(call.tookMs))} ms
          <Icon of={isOpen ? OpenIcon : PathIcon} size={14} />
        </span>
      </button>
      {isOpen && <CallDetail call={call} calls={calls} />}
    </li>
  );
}
