import { clientActions, useClients } from "../../store/panels/clients.ts";
import { Icon } from "../../ui/Icon.tsx";
import { StaleIcon } from "../../ui/icons.ts";
import styles from "./Matrix.module.css";
import { shortTitle } from "./short-titles.ts";
import { ageOf } from "./sources.ts";
import type { Sizes } from "./useGridWindow.ts";

interface MatrixHeadProps {
  id: string;
  clients: readonly string[];
  from: number;
  to: number;
  sizes: Sizes;
  selected: number;
  isActive: boolean;
}

/** The clients, each with the day on which its sources were read; the date opens its page. */
export function MatrixHead({ id, clients, from, to, sizes, selected, isActive }: MatrixHeadProps) {
  const infos = useClients((state) => state.infos);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" aria-rowindex={1} className={styles.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of a virtual grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        <span className={styles.wideOnly}>Source read</span>
        <span className={styles.phoneOnly}>Tool</span>
      </div>
      {clients.slice(from, to + 1).map((client, offset) => {
        const column = from + offset;
        const info = infos.find((one) => one.id === client);
        const age = info && ageOf(info.read);
        return (
          // biome-ignore lint/a11y/useSemanticElements: part of a virtual grid
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
          <div
            key={client}
            id={`${id}-head-${column}`}
            role="columnheader"
            aria-colindex={column + 2}
            className={styles.client}
            data-selected={column === selected}
            data-active={column === selected && isActive}
            style={{ left: sizes.tool + column * sizes.column }}
            title={info?.title}
          >
            <span className={styles.title}>{shortTitle(client)}</span>
            {info && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.read}
                aria-label={`${info.title}, read ${info.read}${age ? `, ${age}` : ""}`}
                onClick={() => clientActions.showPage(client)}
              >
                {info.read}
                {age && <Icon of={StaleIcon} size={12} />}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
