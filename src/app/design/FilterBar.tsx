import { type Diagnostic, type PlacedRow, visible } from "../../core/index.ts";
import { rowsOf, type ShownPage, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { focusOn } from "../ui/focus-on.ts";
import { SearchField } from "../ui/SearchField.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import styles from "./FilterBar.module.css";
import { type Filter, matcher } from "./matches.ts";

/** A page with more fields has its filter in sight from the start. */
const manyFields = 200;
const all: Filter = { text: "", only: "all" };

export interface FilterBarProps {
  shown: ShownPage;
  /** By the pointer of the row that shows them. */
  problems: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Somebody asked for it. */
  isOpen: boolean;
  onClose: () => void;
}

/** Looks for fields by name, and for those that are required or have problems. Parents of a match stay in sight. */
export function FilterBar({ shown, problems, isOpen, onClose }: FilterBarProps) {
  const filter = useDesign((state) => state.filter) ?? all;
  const rows = rowsOf(shown);
  const total = shown.page.sections.reduce((sum, section) => sum + section.rows.length + section.folded, 0);
  const isFiltered = filter.text !== "" || filter.only !== "all";
  if (!isOpen && !isFiltered && total <= manyFields) return null;
  const matches = isFiltered ? rows.filter(matcher(filter, problems)) : rows;
  const change = (next: Partial<Filter>) => {
    const wanted = { ...filter, ...next };
    designActions.setFilter(wanted.text === "" && wanted.only === "all" ? null : wanted);
  };
  const required = rows.filter((row) => row.required).length;
  return (
    <div className={styles.bar}>
      <span className={styles.name}>{visible(shown.page.name ?? "")}</span>
      <SearchField
        label="Filter fields"
        className={styles.search}
        {...(isOpen && { ref: focusOn })}
        value={filter.text}
        onChange={(text) => change({ text })}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === "ArrowDown") goTo(matches[0]);
          if (event.key !== "Escape") return;
          designActions.setFilter(null);
          onClose();
        }}
      />
      <span role="status" className={styles.count}>
        {isFiltered ? `${matches.length.toLocaleString("en")} of ${total.toLocaleString("en")}` : ""}
      </span>
      <span className={styles.space} />
      <Segmented
        label="Fields to show"
        value={filter.only}
        options={[
          { value: "all", label: "All" },
          { value: "required", label: `Required ${required}` },
          { value: "problems", label: `Problems ${problems.size}` },
        ]}
        onChange={(only) => change({ only })}
      />
    </div>
  );
}

function goTo(row: PlacedRow | undefined): void {
  if (row) designActions.reveal(row.path);
}
