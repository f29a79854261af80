import { count, type Preset, presets } from "../../core/index.ts";
import { presetTitles } from "../preset-titles.ts";
import { countPresets, usePresetCounts } from "../store/preset-counts.ts";
import { actions, useApp } from "../store/store.ts";
import { Choice } from "../ui/Choice.tsx";
import { OrderMenu } from "../ui/OrderMenu.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import styles from "./ProblemsPanel.module.css";
import { type Grouping, type ProblemOrder, problemOrders } from "./problem-groups.ts";

const groupings = [
  { value: "tool", label: "Tool" },
  { value: "rule", label: "Rule" },
] as const;

interface ProblemToolsProps {
  by: Grouping;
  onGroup: (by: Grouping) => void;
  order: ProblemOrder;
  onOrder: (order: ProblemOrder) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** What is listed and how, and how much is asked of the tools. */
export function ProblemTools({ by, onGroup, order, onOrder, search, onSearch }: ProblemToolsProps) {
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search problems"
        placeholder="Search"
        className={styles.search}
        value={search}
        onChange={onSearch}
      />
      <Choice label="By" value={by} options={groupings} onChange={onGroup} />
      <PresetChoice />
      <OrderMenu label="Sort problems" value={order} options={problemOrders} onChange={onOrder} />
    </div>
  );
}

/** How much is asked of the tools, with what each choice would find, or else how many rules it holds. */
export function PresetChoice() {
  const preset = useApp(({ settings }) => settings.preset);
  const rules = useApp((state) => state.rules);
  const held = (upTo: Preset) =>
    rules.filter((rule) => rule.preset !== "option" && presets.indexOf(rule.preset) <= presets.indexOf(upTo)).length;
  const counts = usePresetCounts(useApp((state) => state.edits));
  const noteOf = (value: Preset) =>
    counts ? count(counts[value], "problem") : rules.length > 0 ? `${held(value)} rules` : undefined;
  const options = presets.map((value) => {
    const note = noteOf(value);
    return { value, label: presetTitles[value], ...(note && { note }) };
  });
  return (
    <Choice
      label="Preset"
      value={preset}
      options={options}
      onChange={actions.setPreset}
      onOpen={() => void countPresets()}
    />
  );
}
