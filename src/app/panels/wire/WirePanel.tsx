import { useEffect } from "react";
import { action } from "../../actions/actions.ts";
import { useWire, useWireStatus, watchWire } from "../../store/panels/wire.ts";
import { isBlank } from "../../store/state.ts";
import { actions, useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { WireIcon } from "../../ui/icons.ts";
import { useSlow } from "../../ui/useSlow.ts";
import { useWidth } from "../../useWidth.ts";
import { WireBar } from "./WireBar.tsx";
import { WireBeside } from "./WireBeside.tsx";
import { WireFold } from "./WireFold.tsx";
import { WireHeads } from "./WireHeads.tsx";
import { WireNotes } from "./WireNotes.tsx";
import styles from "./WirePanel.module.css";
import { WireRows } from "./WireRows.tsx";

/** The exact messages of the selected tool, in one revision or in two side by side. */
export default function WirePanel() {
  useEffect(watchWire, []);
  const shown = useWire((state) => state.shown);
  const stale = useWire((state) => state.stale);
  const slow = useSlow(useWireStatus(({ isPending }) => isPending));
  const narrow = useWidth() === "narrow";
  if (!shown) return <Nothing />;
  return (
    <section className={styles.panel} aria-label="Wire">
      {narrow ? (
        <WireFold shown={shown}>
          <WireBar shown={shown} />
          <WireHeads shown={shown} />
        </WireFold>
      ) : (
        <WireBar shown={shown} />
      )}
      <div className={styles.body} data-stale={stale !== null || slow}>
        <div className={styles.messages}>
          {!narrow && <WireHeads shown={shown} />}
          <WireRows shown={shown} />
        </div>
        <WireNotes shown={shown} />
        {narrow && (
          <div className={styles.beside}>
            <WireBeside shown={shown} />
          </div>
        )}
      </div>
    </section>
  );
}

function Nothing() {
  const empty = useApp((state) => isBlank(state.text));
  const stale = useWire((state) => state.stale);
  const pending = useWireStatus(({ isPending }) => isPending);
  const checked = useApp((state) => state.analysis !== null);
  if ((pending || !checked) && !empty) return null;
  return (
    <EmptyState
      icon={WireIcon}
      title={stale ? "No messages yet" : "No tool to send"}
      fact={stale ?? "A document with a tool in it shows here what every MCP revision puts on the wire."}
    >
      <Button look="outlined" onClick={empty ? action("new").run : () => actions.showPanel("problems")}>
        {empty ? "Start from a sample" : "See the problems"}
      </Button>
    </EmptyState>
  );
}
