import { type Diagnostic, radiusWords } from "../../core/index.ts";
import { isStale } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { toolTitle } from "../tool-title.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { FixIcon, QuickFixIcon } from "../ui/icons.ts";
import { lowerFirst, Message } from "../ui/Message.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import { useWidth } from "../useWidth.ts";
import styles from "./ProblemRow.module.css";
import type { Grouping } from "./problem-groups.ts";

interface ProblemRowProps {
  problem: Diagnostic;
  selected: boolean;
  first: boolean;
  /** Of rule and tool, the head of the group says one: the row says the other. */
  by: Grouping;
  /** The pointer has pressed the fix. */
  onFix: () => void;
}

/** One problem: what, which rule, where, whom it hits, and its repair beside it. */
export function ProblemRow({ problem, selected, first, by, onFix }: ProblemRowProps) {
  const stale = useApp(isStale);
  const narrow = useWidth() === "narrow";
  const { rule, tool, message, severity, radius, range, fix } = problem;
  const late = stale ? "The text has changed since: wait for the check" : undefined;
  // A phone has no hover: there the problem in question carries its repair itself.
  const inline = narrow && (selected || first) && fix;
  const apply = ({ detail }: { readonly detail: number }) => {
    if (!fix) return;
    if (detail > 0) onFix();
    actions.applyFix(fix);
  };
  return (
    <div className={styles.row} data-selected={selected}>
      <SeverityIcon of={severity} />
      <div className={styles.text}>
        <button
          type="button"
          className={styles.message}
          aria-current={selected}
          onClick={() => actions.goToProblem(problem)}
        >
          <span className="visually-hidden">{severity}: </span>
          <Message text={message} />
        </button>
        <div className={styles.meta}>
          {by === "tool" ? (
            <button type="button" className={styles.rule} onClick={() => actions.showRule(rule)}>
              {rule}
            </button>
          ) : (
            tool !== null && <span className={styles.tool}>{toolTitle(tool)}</span>
          )}
          <span className={styles.where}>
            {range.start.line}:{range.start.column}
          </span>
          <span>{radiusWords[radius]}</span>
          {by === "rule" && (
            <button type="button" className={styles.why} onClick={() => actions.showRule(rule)}>
              Why
            </button>
          )}
        </div>
        {inline && (
          <div className={styles.inline}>
            <Button look="filled" disabledBecause={late} onClick={apply}>
              <Icon of={QuickFixIcon} />
              <span>
                Quick fix: <Message text={lowerFirst(fix.title)} />
              </span>
            </Button>
            <Button onClick={() => actions.showRule(rule)}>Why</Button>
          </div>
        )}
      </div>
      {fix && !inline && (
        <Button
          look="outlined"
          small
          className={styles.fix}
          aria-label={`Fix: ${fix.title.replaceAll("`", "")}`}
          title={late ?? fix.title.replaceAll("`", "")}
          disabledBecause={late}
          onClick={apply}
        >
          <Icon of={FixIcon} size={14} />
          Fix
        </Button>
      )}
    </div>
  );
}
