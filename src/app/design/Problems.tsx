import { Popover } from "@base-ui/react/popover";
import { type Counts, type Diagnostic, severities } from "../../core/index.ts";
import { isStale } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { FixIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { Message } from "../ui/Message.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import { Worst } from "../ui/Worst.tsx";
import styles from "./Problems.module.css";

export interface ProblemsProps {
  /** Worst first. */
  problems: readonly Diagnostic[] | undefined;
  /** Whose they are. */
  of: string;
  tabIndex?: number;
}

const maxShown = 8;

/** The worst problem of a place, with its number; all of them, each with its fix, when it is activated. */
export function Problems({ problems = [], of, tabIndex = 0 }: ProblemsProps) {
  const stale = useApp(isStale);
  if (problems.length === 0) return null;
  const late = stale ? "The text has changed since: wait for the check" : undefined;
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.trigger}
        data-cell="problems"
        tabIndex={tabIndex}
        aria-label={`Problems of ${of}: ${problems.length}`}
      >
        <Worst counts={countsOf(problems)} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} sideOffset={4} align="end">
          <Popover.Popup className={`${menu.popup} ${styles.popup}`} aria-label={`Problems of ${of}`}>
            {problems.slice(0, maxShown).map((problem) => (
              <div key={`${problem.rule}${problem.path}${problem.message}`} className={styles.problem}>
                <SeverityIcon of={problem.severity} />
                <div className={styles.words}>
                  <Message text={problem.message} />
                  <button type="button" className={styles.rule} onClick={() => actions.showRule(problem.rule)}>
                    {problem.rule}
                  </button>
                </div>
                <Repair problem={problem} late={late} />
              </div>
            ))}
            {problems.length > maxShown && (
              <p className={menu.label}>{problems.length - maxShown} more are in Problems</p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Repair({ problem: { fix }, late }: { problem: Diagnostic; late: string | undefined }) {
  if (!fix) return null;
  const title = fix.title.replaceAll("`", "");
  return (
    <Popover.Close
      render={
        <Button
          look="outlined"
          small
          aria-label={`Fix: ${title}`}
          title={late ?? title}
          disabledBecause={late}
          onClick={() => actions.applyFix(fix)}
        />
      }
    >
      <Icon of={FixIcon} size={14} />
      Fix
    </Popover.Close>
  );
}

function countsOf(problems: readonly Diagnostic[]): Counts {
  const of = (severity: string) => problems.filter((problem) => problem.severity === severity).length;
  return Object.fromEntries(severities.map((severity) => [severity, of(severity)])) as Record<
    Diagnostic["severity"],
    number
  >;
}
