import { count } from "../../../core/index.ts";
import { useCost } from "../../store/panels/cost.ts";
import { costChoices, useCostChoice } from "../../store/panels/cost-way.ts";
import { toolTitle } from "../../tool-title.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { BackIcon } from "../../ui/icons.ts";
import { useElementWidth } from "../../useElementWidth.ts";
import { shortTitle } from "../clients/short-titles.ts";
import { groupOrder } from "./groups.ts";
import { PartMap } from "./PartMap.tsx";
import { ToolMap } from "./ToolMap.tsx";
import styles from "./Treemap.module.css";
import { useSelectedPlace } from "./useShownCost.ts";

/** A picture of what costs how much: all tools, or one of them with all its parts. */
export function Treemap() {
  const [area, width] = useElementWidth();
  const scope = useCostChoice((state) => state.scope);
  const zoomed = useCostChoice((state) => state.zoomed);
  const selected = useSelectedPlace();
  // The map stays with the tool under the cursor.
  const one = scope === "tool" || zoomed !== null ? selected : null;
  const name = useCost((state) => (one === null ? null : (state.tools[one]?.name ?? null)));
  return (
    <div className={styles.map}>
      <div className={styles.head}>
        {one === null ? (
          <h3 className={styles.title}>By tool and part</h3>
        ) : (
          <>
            {scope === "all" && (
              <Button small onClick={() => costChoices.zoom(null)}>
                <Icon of={BackIcon} size={14} />
                All tools
              </Button>
            )}
            <h3 className={styles.title}>
              Parts of <code>{toolTitle(name).slice(0, 60)}</code>
            </h3>
          </>
        )}
        <span className={styles.space} />
        <ul className={styles.legend} aria-hidden>
          {groupOrder.map((group) => (
            <li key={group}>
              <span className={styles.swatch} data-group={group} />
              {group}
            </li>
          ))}
        </ul>
      </div>
      <div ref={area} className={styles.area}>
        {one === null ? <ToolMap width={width} /> : <PartMap width={width} place={one} />}
      </div>
      <NotSent />
    </div>
  );
}

/** What a client keeps back is not in the picture. */
function NotSent() {
  const client = useCostChoice((state) => state.client);
  const left = useCost((state) => [...new Set(state.costs.flatMap((cost) => cost?.left ?? []))].slice(0, 6).join(", "));
  const unknown = useCost((state) => state.costs.filter((cost) => cost?.isKnown === false).length);
  if (client === null || (left === "" && unknown === 0)) return null;
  return (
    <p className={styles.note}>
      {left !== "" && `${shortTitle(client)} does not send: ${left}. `}
      {unknown > 0 && `What it sends of ${count(unknown, "tool")} is not published: counted as written.`}
    </p>
  );
}
