import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import { count, type Diagnostic } from "../../core/index.ts";
import { selectedProblem } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../ui/icons.ts";
import { Scroller } from "../ui/Scroller.tsx";
import { FixRule } from "./FixRule.tsx";
import styles from "./ProblemList.module.css";
import { ProblemRow } from "./ProblemRow.tsx";
import { type ProblemGroup, type ProblemView, problemGroups } from "./problem-groups.ts";

type Line = { readonly group: ProblemGroup; readonly problem?: Diagnostic };

/** Groups and their problems as one list, of which only what is in view exists. */
export function ProblemList({ view }: { view: ProblemView }) {
  const analysis = useApp((state) => state.analysis);
  const selected = useApp(selectedProblem);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => {
    return problemGroups(analysis?.diagnostics ?? [], view).flatMap((group): Line[] => [
      { group },
      ...(closed.has(group.key) ? [] : group.problems.map((problem) => ({ group, problem }))),
    ]);
  }, [analysis, view, closed]);
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.problem ? 52 : 32),
    overscan: 10,
    initialRect: { width: 0, height: 900 },
    // A line keeps the height that was measured, wherever another grouping puts it.
    getItemKey: (index) => keyOf(lines[index]),
  });
  const toggle = (key: string) => {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  return (
    <Scroller ref={scroller} className={styles.scroller} label="List of problems">
      {lines.length === 0 && <p className={styles.none}>No problem has that in it</p>}
      <ul style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          if (!line) return null;
          const { group, problem } = line;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              {problem ? (
                <ProblemRow problem={problem} selected={problem === selected} first={index === 1 && !selected} />
              ) : (
                <div className={styles.head}>
                  <button
                    type="button"
                    className={styles.group}
                    aria-expanded={!closed.has(group.key)}
                    onClick={() => toggle(group.key)}
                  >
                    <Icon of={closed.has(group.key) ? PathIcon : OpenIcon} size={14} />
                    <span className={styles.name}>{group.title}</span>
                    <span className={styles.number}>{count(group.problems.length, "problem")}</span>
                  </button>
                  {view.by === "rule" && <FixRule rule={group.key} />}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Scroller>
  );
}

function keyOf(line: Line | undefined): string {
  const { group, problem } = line ?? {};
  return problem ? `${problem.rule} ${problem.path} ${problem.range.start.offset}` : `group ${group?.key}`;
}
