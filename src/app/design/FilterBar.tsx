import { useRef } from "react";
import { type Diagnostic, type PlacedRow, visible } from "../../core/index.ts";
import { design, rowsOf, type ShownPage, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { focusOn } from "../ui/focus-on.ts";
import { SearchField } from "../ui/SearchField.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import styles from "./FilterBar.module.css";
import { type Filter, matcher } from "./matches.ts";
import { rowName } from "./row-words.ts";

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
  /** The keys are its own while it has the focus. */
  onFocus: (isFocused: boolean) => void;
}

/** Looks for fields by name, and for those that are required or have problems. Parents of a match stay in sight. */
export function FilterBar({ shown, problems, isOpen, onClose, onFocus }: FilterBarProps) {
  const filter = useDesign((state) => state.filter) ?? all;
  /** The match that Enter has led to; typing looks anew. */
  const last = useRef<string | null>(null);
  const rows = rowsOf(shown);
  const total = shown.page.sections.reduce((sum, section) => sum + section.rows.length + section.folded, 0);
  const isFiltered = filter.text !== "" || filter.only !== "all";
  if (!isOpen && !isFiltered && total <= manyFields) return null;
  const matches = isFiltered ? rows.filter(matcher(filter, problems)) : rows;
  const change = (next: Partial<Filter>) => {
    last.current = null;
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
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onKeyDown={(event) => {
          if (event.key === "Enter") last.current = pointToNext(matches, last.current, event.shiftKey ? -1 : 1);
          if (event.key === "ArrowDown") goTo(matches);
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

/** Shows the next match, or the one before, and says which it is. The keys stay in the filter. */
function pointToNext(matches: readonly PlacedRow[], last: string | null, step: 1 | -1): string | null {
  const at = matches.findIndex(({ id }) => id === design.getState().active);
  const isSeen = at >= 0 && last === matches[at]?.id;
  const start = at >= 0 ? at : step > 0 ? -1 : 0;
  const next = at >= 0 && !isSeen ? at : (start + step + matches.length) % matches.length;
  const row = matches[next];
  if (!row) return null;
  designActions.point(row.path);
  designActions.say(`${rowName(row)}, ${next + 1} of ${matches.length}`);
  return row.id;
}

/** Into the rows: to the match that was shown last, else to the first. */
function goTo(matches: readonly PlacedRow[]): void {
  const { active } = design.getState();
  const row = matches.find(({ id }) => id === active) ?? matches[0];
  if (row) designActions.reveal(row.path);
}
