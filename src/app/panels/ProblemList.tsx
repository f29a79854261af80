import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { count, type Diagnostic } from "../../core/index.ts";
import { selectedProblem } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PassIcon, PathIcon } from "../ui/icons.ts";
import { Scroller } from "../ui/Scroller.tsx";
import { FixRule } from "./FixRule.tsx";
import { heldLines } from "./held-lines.ts";
import styles from "./ProblemList.module.css";
import { ProblemRow } from "./ProblemRow.tsx";
import { type ProblemGroup, type ProblemView, problemGroups } from "./problem-groups.ts";

interface Line {
  readonly id: string;
  readonly group: ProblemGroup;
  readonly problem?: Diagnostic;
}

/** What stood in the list when a fix was pressed, and how high each line was. */
interface Held {
  readonly lines: readonly Line[];
  readonly heights: ReadonlyMap<string, number>;
}

/** Groups and their problems as one list, of which only what is in view exists. */
export function ProblemList({ view }: { view: ProblemView }) {
  const analysis = useApp((state) => state.analysis);
  const session = useApp((state) => state.session);
  const selected = useApp(selectedProblem);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const present = useMemo(
    () => linesOf(problemGroups(analysis?.diagnostics ?? [], view), closed),
    [analysis, view, closed],
  );
  // Under the pointer no other row comes in the place of the one that was fixed.
  const [held, setHeld] = useState<Held | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or another order is another list
  useEffect(() => setHeld(null), [session, view, closed]);
  const lines = useMemo(() => heldLines(held?.lines ?? present, present), [held, present]);
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.line.problem ? 52 : 32),
    overscan: 10,
    initialRect: { width: 0, height: 900 },
    // A line keeps the height that was measured, wherever another grouping puts it.
    getItemKey: (index) => lines[index]?.line.id ?? index,
  });
  const hold = () => {
    const heights = new Map(rows.measurementsCache.map(({ key, size }) => [String(key), size]));
    setHeld({ lines: lines.map(({ line }) => line), heights });
  };
  const toggle = (key: string) => {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  return (
    <Scroller ref={scroller} className={styles.scroller} label="List of problems" onPointerLeave={() => setHeld(null)}>
      {lines.length === 0 && <p className={styles.none}>No problem has that in it</p>}
      <ul style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const shown = lines[index];
          if (!shown) return null;
          const { id, group, problem } = shown.line;
          if (shown.isGone && problem) return <Gone key={key} height={held?.heights.get(id)} start={start} />;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              {problem ? (
                <ProblemRow
                  problem={problem}
                  selected={problem === selected}
                  first={index === 1 && !selected}
                  by={view.by}
                  onFix={hold}
                />
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
                    <span className={styles.number}>{count(shown.isGone ? 0 : group.problems.length, "problem")}</span>
                  </button>
                  {view.by === "rule" && !shown.isGone && <FixRule rule={group.key} problems={group.problems} />}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Scroller>
  );
}

/** In the place of a problem that was just fixed. */
function Gone({ height, start }: { height: number | undefined; start: number }) {
  return (
    <li className={styles.line} style={{ height, transform: `translateY(${start}px)` }}>
      <p className={styles.gone}>
        <Icon of={PassIcon} />
        Fixed
      </p>
    </li>
  );
}

function linesOf(groups: readonly ProblemGroup[], closed: ReadonlySet<string>): readonly Line[] {
  const seen = new Map<string, number>();
  const named = ({ rule, path }: Diagnostic) => {
    const name = `${rule} ${path}`;
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return number === 0 ? name : `${name} ${number}`;
  };
  return groups.flatMap((group): Line[] => [
    { id: `group ${group.key}`, group },
    ...(closed.has(group.key) ? [] : group.problems.map((problem) => ({ id: named(problem), group, problem }))),
  ]);
}
