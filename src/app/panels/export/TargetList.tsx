import { useState } from "react";
import { exportGroups } from "../../../core/index.ts";
import { exportActions, type Target, useExport } from "../../store/export.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SearchIcon } from "../../ui/icons.ts";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./TargetList.module.css";

/** Every target by group, with a filter over them. */
export function TargetList() {
  const targets = useExport((state) => state.targets);
  const chosen = useExport((state) => state.target);
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const fits = ({ id, title, group }: Target) => `${id} ${title} ${group}`.toLowerCase().includes(wanted);
  const groups = exportGroups
    .map((group) => ({ group, found: targets.filter((target) => target.group === group && fits(target)) }))
    .filter(({ found }) => found.length > 0);
  const label = `Filter ${targets.length} targets`;
  return (
    <nav className={styles.list} aria-label="Targets">
      <div className={styles.search}>
        <Icon of={SearchIcon} className={styles.glass} />
        <input
          type="search"
          className={styles.field}
          placeholder={label}
          aria-label={label}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      <Scroller label="Target list" className={styles.scroller}>
        {groups.map(({ group, found }) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul className={styles.items}>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={id === chosen}
                    onClick={() => exportActions.choose(id)}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {groups.length === 0 && <p className={styles.none}>No target has that in its name.</p>}
      </Scroller>
    </nav>
  );
}
