import { Autocomplete } from "@base-ui/react/autocomplete";
import { useMemo, useState } from "react";
import type { DesignPage, Row } from "../../../core/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { DoneIcon, PasteIcon, PathIcon, SearchIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import styles from "./Menus.module.css";
import { type TypeGroup, type TypeOption, typeGroups } from "./type-choices.ts";

export interface TypeListProps {
  readonly row: Row;
  readonly page: DesignPage | undefined;
  readonly onChoose: (option: TypeOption) => void;
  readonly onInfer: () => void;
  readonly onShared: () => void;
}

/** The types chosen last, as long as the page lives. */
let recent: readonly string[] = [];
const maxRecent = 3;

/** Every type the row could have: type to find one, Enter takes the first. */
export function TypeList({ row, page, onChoose, onInfer, onShared }: TypeListProps) {
  const [query, setQuery] = useState("");
  const groups = useMemo(() => typeGroups(row, page, query), [row, page, query]);
  const choose = (option: TypeOption) => {
    recent = [option.id, ...recent.filter((id) => id !== option.id)].slice(0, maxRecent);
    onChoose(option);
  };
  const all = groups.flatMap(({ items }) => items);
  const latest = query === "" ? recent.flatMap((id) => all.find((option) => option.id === id) ?? []) : [];
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups as TypeGroup[]}
      value={query}
      onValueChange={setQuery}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(item: TypeOption) => item.label}
    >
      <div className={styles.search}>
        <Icon of={SearchIcon} />
        <Autocomplete.Input
          className={styles.query}
          placeholder="Search types, also date or email"
          aria-label="Search types"
        />
      </div>
      {latest.length > 0 && (
        <>
          <p className={menu.label}>Recent</p>
          <div className={styles.recent}>
            {latest.map((option) => (
              <button key={option.id} type="button" className={styles.chip} onClick={() => choose(option)}>
                {option.label}
              </button>
            ))}
          </div>
        </>
      )}
      <Autocomplete.List className={styles.options}>
        {(group: TypeGroup) => (
          <Autocomplete.Group key={group.value} items={group.items as TypeOption[]}>
            <Autocomplete.GroupLabel className={menu.label}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(option: TypeOption) => (
                <Autocomplete.Item key={option.id} value={option} className={menu.item} onClick={() => choose(option)}>
                  <Icon of={option.icon} />
                  {option.label}
                  {option.note && <span className={styles.note}>{option.note}</span>}
                  {option.isCurrent && <Icon of={DoneIcon} size={14} className={styles.done} />}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {all.length === 0 && <p className={menu.label}>No type is called so</p>}
      <div className={menu.separator} />
      {row.type.kind === "shared" && !row.type.isDangling && (
        <button type="button" className={menu.item} onClick={onShared}>
          <Icon of={PathIcon} />
          Edit {row.type.name}…
        </button>
      )}
      <button type="button" className={menu.item} onClick={onInfer}>
        <Icon of={PasteIcon} />
        Infer from an example…
      </button>
    </Autocomplete.Root>
  );
}
