import { useEffect } from "react";
import { useCost, watchCost } from "../../store/panels/cost.ts";
import { useSavings, watchSavings } from "../../store/panels/cost-savings.ts";
import { useCostChoice } from "../../store/panels/cost-way.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CostIcon, StaleIcon } from "../../ui/icons.ts";
import { NoTools } from "../NoTools.tsx";
import { CostBar } from "./CostBar.tsx";
import styles from "./CostPanel.module.css";
import { CostTable } from "./CostTable.tsx";
import { PartsTable } from "./PartsTable.tsx";
import { Savings } from "./Savings.tsx";
import { SavingsPreview } from "./SavingsPreview.tsx";
import { Total } from "./Total.tsx";
import { Treemap } from "./Treemap.tsx";

/** What every part of every tool costs a model, and what can be saved. */
export default function CostPanel() {
  useEffect(watchCost, []);
  useEffect(watchSavings, []);
  const tools = useCost((state) => state.tools.length);
  const preview = useSavings((state) => state.preview);
  if (preview) return <SavingsPreview preview={preview} />;
  return (
    <section className={styles.panel} aria-label="Cost">
      {tools === 0 ? (
        <NoTools
          icon={CostIcon}
          title="Nothing to count"
          fact="The document has no tools. The first one shows its share of the window here."
        />
      ) : (
        <>
          <CostBar />
          <Counted />
        </>
      )}
    </section>
  );
}

function Counted() {
  const stale = useCost((state) => state.isStale);
  const problem = useCost((state) => state.problem);
  const scope = useCostChoice((state) => state.scope);
  return (
    <div className={styles.body} data-stale={stale}>
      {(stale || problem) && (
        <p className={styles.stale} role="status">
          {stale && <Badge icon={StaleIcon}>Last good text</Badge>}
          {problem ?? "The text cannot be read now: these are the costs of the text before"}
        </p>
      )}
      <Total />
      <Treemap />
      <div className={styles.lower}>
        {scope === "all" ? <CostTable /> : <PartsTable />}
        <Savings />
      </div>
    </div>
  );
}
