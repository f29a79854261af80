import { useId, useState } from "react";
import { count, exportGroups } from "../../../core/index.ts";
import { exportActions, type Target, type Targets, useExport } from "../../store/panels/export.ts";
import { Icon } from "../../ui/Icon.tsx";
import { InfoIcon } from "../../ui/icons.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import styles from "./TargetList.module.css";

/** Every target by group, with a filter over them and what each cannot say; where there is no room for that, a choice. */
export function TargetList() {
  const targets = useExport((state) => state.targets);
  return (
    <>
      <TargetChoice targets={targets} />
      <TargetNavigation targets={targets} />
    </>
  );
}

function TargetChoice({ targets }: { targets: Targets }) {
  const chosen = useExport((state) => state.target);
  const counts = useExport((state) => state.counts);
  const noted = (id: string) => (counts[id] ? ` (${count(counts[id], "note")})` : "");
  return (
    <label className={styles.choice}>
      Target
      <select className={styles.select} value={chosen} onChange={(event) => exportActions.choose(event.target.value)}>
        {grouped(targets).map(({ group, found }) => (
          <optgroup key={group} label={group}>
            {found.map(({ id, title }) => (
              <option key={id} value={id}>
                {title + noted(id)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function TargetNavigation({ targets }: { targets: Targets }) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const fits = ({ id, title, group }: Target) => `${id} ${title} ${group}`.toLowerCase().includes(wanted);
  const groups = grouped(targets.filter(fits));
  const label = `Filter ${targets.length} targets`;
  return (
    <nav className={styles.list} aria-label="Targets">
      <SearchField label={label} className={styles.search} value={filter} onChange={setFilter} />
      <Scroller label="Target list" className={styles.scroller}>
        {groups.map(({ group, found }) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul className={styles.items}>
              {found.map((target) => (
                <Entry key={target.id} {...target} />
              ))}
            </ul>
          </div>
        ))}
        {groups.length === 0 && <p className={styles.none}>No target has that in its name.</p>}
      </Scroller>
    </nav>
  );
}

function Entry({ id, title }: Target) {
  const isChosen = useExport((state) => state.target === id);
  const notes = useExport((state) => state.counts[id] ?? 0);
  const about = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-current={isChosen}
        aria-describedby={notes > 0 ? about : undefined}
        onClick={() => exportActions.choose(id)}
      >
        <span className={styles.title}>{title}</span>
        {notes > 0 && (
          <span className={styles.notes} aria-hidden="true">
            <Icon of={InfoIcon} size={14} />
            {notes.toLocaleString("en")}
          </span>
        )}
      </button>
      <span id={about} hidden>
        {count(notes, "note")}
      </span>
    </li>
  );
}

function grouped(targets: readonly Target[]) {
  return exportGroups
    .map((group) => ({ group, found: targets.filter((target) => target.group === group) }))
    .filter(({ found }) => found.length > 0);
}
