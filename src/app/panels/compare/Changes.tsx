import { useState } from "react";
import { type CompareRow, count } from "../../../core/index.ts";
import { align, compareActions, isChosen, useCompare } from "../../store/panels/compare.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Count } from "../../ui/Count.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../../ui/icons.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import { useWidth } from "../../useWidth.ts";
import { ChangeRow } from "./ChangeRow.tsx";
import styles from "./Compare.module.css";
import { type ChangeGroup, firstOf, groupsOf, severityOrder } from "./groups.ts";
import { marks } from "./Marks.tsx";
import { useStaleReason } from "./stale.ts";
import { AlignButton } from "./TargetBar.tsx";
import { useChosen } from "./useChosen.ts";
import { severityWords } from "./words.ts";

/** So many rows are drawn, and so many more with each press of a button: all of them stay real, to be found, read and opened in place. */
const atOnce = 200;

/** Every change, grouped by tool, the worst first, with the choice of what to align. */
export function Changes() {
  const rows = useCompare((state) => state.result?.rows ?? nothing);
  const late = useStaleReason();
  const only = useCompare((state) => state.only);
  const folded = useCompare((state) => state.folded);
  const [max, setMax] = useState(atOnce);
  if (rows.length === 0) return null;
  const shown =
    only && rows.some(({ severity }) => severity === only) ? rows.filter(({ severity }) => severity === only) : rows;
  const groups = groupsOf(shown);
  const drawn = Math.min(max, shown.length);
  const isAllFolded = groups.every(({ tool }) => folded.has(tool));
  return (
    <section className={styles.changes} aria-label="Changes" data-stale={late !== undefined}>
      <div className={styles.filters}>
        <Filter rows={rows} only={only} />
        <span className={styles.group}>
          {groups.length > 1 && (
            <Button
              small
              onClick={() =>
                compareActions.fold(
                  groups.map(({ tool }) => tool),
                  !isAllFolded,
                )
              }
            >
              {isAllFolded ? "Unfold all" : "Fold all"}
            </Button>
          )}
          <ChooseAll rows={shown} />
        </span>
      </div>
      <Scroller label="List of changes" className={styles.list}>
        {firstOf(groups, drawn).map((group) => (
          <Group
            key={group.tool}
            {...group}
            isFolded={folded.has(group.tool)}
            onFold={() => compareActions.fold([group.tool], !folded.has(group.tool))}
          />
        ))}
        {drawn < shown.length && (
          <Button
            onClick={({ currentTarget: { parentElement: list } }) => {
              setMax(max + atOnce);
              // The button may be gone with the last rows; the focus goes on to the first new one.
              requestAnimationFrame(() =>
                list?.querySelectorAll<HTMLElement>("[data-change] button[aria-expanded]")[drawn]?.focus(),
              );
            }}
          >
            Show {Math.min(atOnce, shown.length - drawn)} more of {shown.length}
          </Button>
        )}
      </Scroller>
      <Footer />
    </section>
  );
}

const nothing: readonly CompareRow[] = [];

/** Which changes are listed; a menu where its buttons would take several lines. */
function Filter({ rows, only }: { rows: readonly CompareRow[]; only: CompareRow["severity"] | null }) {
  const isNarrow = useWidth() === "narrow";
  const kinds = severityOrder
    .map((severity) => ({ severity, number: rows.filter((row) => row.severity === severity).length }))
    .filter(({ number }) => number > 0);
  if (isNarrow) {
    const options = kinds.map(({ severity, number }) => ({
      value: severity,
      label: `${severityWords[severity]} ${number}`,
    }));
    return (
      <Choice
        label="Show"
        value={only ?? "all"}
        options={[{ value: "all", label: `All ${rows.length}` }, ...options]}
        onChange={(value) => compareActions.show(value === "all" ? null : value)}
      />
    );
  }
  return (
    <fieldset className={styles.group} aria-label="Show">
      <Button small className={styles.filter} aria-pressed={only === null} onClick={() => compareActions.show(null)}>
        All {rows.length}
      </Button>
      {kinds.map(({ severity, number }) => (
        <Button
          key={severity}
          small
          className={styles.filter}
          aria-pressed={only === severity}
          onClick={() => compareActions.show(only === severity ? null : severity)}
        >
          <Icon of={marks[severity].icon} size={14} className={styles[marks[severity].tone]} />
          {severityWords[severity]} {number}
        </Button>
      ))}
    </fieldset>
  );
}

interface GroupProps extends ChangeGroup {
  isFolded: boolean;
  onFold: () => void;
}

/** The changes of one tool under its name, which folds them away. */
function Group({ tool, rows, isFolded, onFold }: GroupProps) {
  return (
    <section aria-label={tool}>
      <h3 className={styles.tool}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
          <Icon of={isFolded ? PathIcon : OpenIcon} size={14} />
          {tool}
          <Count number={rows.length} />
        </button>
      </h3>
      {!isFolded && rows.map((row) => <ChangeRow key={row.id} row={row} />)}
    </section>
  );
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
  const isNarrow = useWidth() === "narrow";
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
      {isNarrow && <AlignButton />}
    </div>
  );
}
