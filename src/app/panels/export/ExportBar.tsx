import { exportActions, type Target, useExport } from "../../store/panels/export.ts";
import { useApp } from "../../store/store.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import styles from "./ExportBar.module.css";
import { TakeHome } from "./TakeHome.tsx";

/** What is exported, with which options, and the ways to take it home. */
export function ExportBar() {
  const id = useExport((state) => state.target);
  const target = useExport((state) => state.targets.find((one) => one.id === state.target));
  const scope = useExport((state) => state.scope);
  const tools = useApp((state) => state.analysis?.tools.length ?? 0);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.title}>{target?.title ?? id}</h2>
          <span className={styles.id}>{id}</span>
        </div>
        <TakeHome />
      </div>
      <div className={styles.options}>
        {tools > 1 && (
          <Segmented
            label="Tools"
            value={scope}
            options={[
              { value: "tool", label: "This tool" },
              { value: "all", label: `All ${tools.toLocaleString("en")}` },
            ]}
            onChange={exportActions.scope}
          />
        )}
        {target?.options.map((option) => (
          <Option key={`${id} ${option.id}`} target={id} option={option} />
        ))}
      </div>
    </>
  );
}

function Option({ target, option }: { target: string; option: Target["options"][number] }) {
  const given = useExport((state) => state.options[target]?.[option.id]);
  const value = given ?? option.standard;
  if (option.kind === "choice") {
    const options = option.choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <Choice
        label={option.title}
        value={String(value)}
        options={options}
        onChange={(chosen) => exportActions.option(option.id, chosen)}
      />
    );
  }
  if (option.kind === "text") {
    return (
      <label className={styles.flag}>
        {option.title}
        <input
          className={styles.text}
          value={String(value)}
          onChange={(event) => exportActions.option(option.id, event.target.value)}
        />
      </label>
    );
  }
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => exportActions.option(option.id, event.target.checked)}
      />
      {option.title}
    </label>
  );
}
