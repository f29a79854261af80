import { type Preset, presets } from "../../core/index.ts";
import { actions, useApp } from "../store/store.ts";
import { Choice } from "../ui/Choice.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import styles from "./ProblemsPanel.module.css";
import type { Grouping } from "./problem-groups.ts";

const groupings = [
  { value: "tool", label: "Tool" },
  { value: "rule", label: "Rule" },
] as const;

const titles: Record<Preset, string> = { recommended: "Recommended", strict: "Strict", all: "All" };

/** So many are seen at a glance: nobody has to look for one. */
const seenAtOnce = 5;

interface ProblemToolsProps {
  total: number;
  by: Grouping;
  onGroup: (by: Grouping) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** What is listed and how, and how much is asked of the tools. */
export function ProblemTools({ total, by, onGroup, search, onSearch }: ProblemToolsProps) {
  return (
    <div className={styles.tools}>
      {(total > seenAtOnce || search !== "" || by !== "tool") && (
        <>
          <SearchField label="Search problems" className={styles.search} value={search} onChange={onSearch} />
          <Choice label="By" value={by} options={groupings} onChange={onGroup} />
        </>
      )}
      <PresetChoice />
    </div>
  );
}

/** How much is asked of the tools, with how many rules each choice holds. */
export function PresetChoice() {
  const preset = useApp(({ settings }) => settings.preset);
  const rules = useApp((state) => state.rules);
  const held = (upTo: Preset) =>
    rules.filter((rule) => rule.preset !== "option" && presets.indexOf(rule.preset) <= presets.indexOf(upTo)).length;
  const options = presets.map((value) => ({
    value,
    label: titles[value],
    ...(rules.length > 0 && { note: `${held(value)} rules` }),
  }));
  return <Choice label="Preset" value={preset} options={options} onChange={actions.setPreset} />;
}
