import type { ClientVerdict } from "../../../core/index.ts";
import { cellAt, matrixNow, useMatrix } from "../../store/panels/client-matrix.ts";
import { clientActions, useClients } from "../../store/panels/clients.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useWidth } from "../../useWidth.ts";
import { markdownTable } from "./markdown.ts";
import { shortTitle } from "./short-titles.ts";
import styles from "./VerdictFilter.module.css";
import { verdictLooks, verdictOrder } from "./verdicts.ts";

/** How many cells there are of each verdict: the filter, and the legend of the matrix. */
export function VerdictFilter({ shown }: { shown: readonly number[] }) {
  const width = useWidth();
  const counts = useMatrix((state) => state.counts);
  const all = useMatrix(({ tools, clients }) => tools.length * clients.length);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.filters} aria-label="Filter by verdict">
        <Filter verdict={null} number={all} />
        {verdictOrder.map((verdict) => (
          <Filter key={verdict} verdict={verdict} number={counts[verdict]} />
        ))}
      </fieldset>
      {width === "narrow" ? (
        <span className={styles.order}>worst first</span>
      ) : (
        <CopyButton icon={width !== "wide"} label="Copy as table" text={() => tableOf(shown)} />
      )}
    </div>
  );
}

function Filter({ verdict, number }: { verdict: ClientVerdict | null; number: number }) {
  const isOn = useClients((state) => state.filter === verdict);
  const look = verdict && verdictLooks[verdict];
  return (
    <button
      type="button"
      className={styles.filter}
      aria-pressed={isOn}
      onClick={() => clientActions.filter(isOn ? null : verdict)}
    >
      {look && <Icon of={look.icon} className={styles[look.tone]} />}
      <span className={look ? styles.word : undefined}>{look ? look.word : "All"}</span>{" "}
      <span>{number.toLocaleString("en")}</span>
    </button>
  );
}

function tableOf(shown: readonly number[]): string {
  const { tools, clients } = matrixNow();
  const rows = shown.map((place) => ({
    tool: tools[place]?.name ?? "",
    cells: clients.map((_, column) => {
      const cell = cellAt(place, column);
      return cell && { ...cell, mark: verdictLooks[cell.verdict].mark };
    }),
  }));
  return markdownTable(clients.map(shortTitle), rows);
}
