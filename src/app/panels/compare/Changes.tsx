import { useState } from "react";
import { type CompareRow, count } from "../../../core/index.ts";
import { align, compareActions, isChosen, useCompare } from "../../store/panels/compare.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import styles from "./Compare.module.css";
import { marks } from "./Marks.tsx";
import { useStaleReason } from "./stale.ts";
import { useChosen } from "./useChosen.ts";
import { type RowSeverity, severityWords } from "./words.ts";

/** So many rows are drawn, and so many more with each press of a button: all of them stay real, to be found, read and opened in place. */
const atOnce = 200;
const order: readonly RowSeverity[] = ["breaking", "unknown", "behavioural", "safe", "none"];

/** Every change, grouped by tool, with the choice of what to align. */
export function Changes() {
  const rows = useCompare((state) => state.result?.rows ?? nothing);
  const late = useStaleReason();
  const [only, setOnly] = useState<RowSeverity | null>(null);
  const [max, setMax] = useState(atOnce);
  if (rows.length === 0) return null;
  const shown =
    only && rows.some(({ severity }) => severity === only) ? rows.filter(({ severity }) => severity === only) : rows;
  const drawn = shown.slice(0, max);
  return (
    <section className={styles.changes} aria-label="Changes" data-stale={late !== undefined}>
      <div className={styles.filters}>
        <fieldset className={styles.group} aria-label="Show">
          <Button small className={styles.filter} aria-pressed={only === null} onClick={() => setOnly(null)}>
            All {rows.length}
          </Button>
          {order.map((severity) => {
            const number = rows.filter((row) => row.severity === severity).length;
            if (number === 0) return null;
            return (
              <Button
                key={severity}
                small
                className={styles.filter}
                aria-pressed={only === severity}
                onClick={() => setOnly(only === severity ? null : severity)}
              >
                <Icon of={marks[severity].icon} size={14} className={styles[marks[severity].tone]} />
                {severityWords[severity]} {number}
              </Button>
            );
          })}
        </fieldset>
        <ChooseAll rows={shown} />
      </div>
      <Scroller label="List of changes" className={styles.list}>
        {groupsOf(drawn).map(([tool, list]) => (
          <section key={tool} aria-label={tool}>
            <h3 className={styles.tool}>{tool}</h3>
            {list.map((row) => (
              <ChangeRow key={row.id} row={row} />
            ))}
          </section>
        ))}
        {drawn.length < shown.length && (
          <Button
            onClick={({ currentTarget: { parentElement: list } }) => {
              setMax(max + atOnce);
              // The button may be gone with the last rows; the focus goes on to the first new one.
              requestAnimationFrame(() =>
                list?.querySelectorAll<HTMLElement>("button[aria-expanded]")[drawn.length]?.focus(),
              );
            }}
          >
            Show {Math.min(atOnce, shown.length - drawn.length)} more of {shown.length}
          </Button>
        )}
      </Scroller>
      <Footer />
    </section>
  );
}

const nothing: readonly CompareRow[] = [];

function groupsOf(rows: readonly CompareRow[]): [string, CompareRow[]][] {
  const groups = new Map<string, CompareRow[]>();
  for (const row of rows) {
    const group = groups.get(row.tool);
    if (group) group.push(row);
    else groups.set(row.tool, [row]);
  }
  return [...groups];
}

function ChooseAll({ rows }: { rows: readonly CompareRow[] }) {
  const state = useCompare((all) => all.turned);
  const open = rows.filter(({ editable }) => editable);
  const chosen = open.filter((row) => isChosen({ turned: state }, row)).length;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={chosen > 0 && chosen === open.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < open.length;
        }}
        onChange={() => compareActions.choose(open, chosen < open.length)}
      />
      {chosen} of {rows.length} selected
    </label>
  );
}

/** What aligning will do, before it is done. */
function Footer() {
  const chosen = useChosen();
  const late = useStaleReason();
  return (
    <div className={styles.promise}>
      <p>
        {chosen === 0
          ? "Choose changes to take them back to what the target has."
          : `Align rewrites ${count(chosen, "place")} in your text and keeps comments and formatting. Undo takes it back.`}
      </p>
      <Button
        look="outlined"
        disabledBecause={chosen === 0 ? "Choose the changes to align first" : late}
        onClick={() => void align("preview")}
      >
        Preview edits
      </Button>
    </div>
  );
}
