import { useState } from "react";
import { count, type Path, type Row } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import type { DesignActions } from "../actions.ts";
import { SharedPlaces, useUses } from "../menus/SharedPlaces.tsx";
import styles from "./Details.module.css";

/** Definitions whose use everywhere was agreed to, as long as the page lives. */
const agreed = new Set<string>();

/** A row inside of a shared definition, or one that refers to it: where else it is used, and whether to change it there. */
export function SharedNote({ row, actions }: { row: Row; actions: DesignActions }) {
  const here: Path | undefined = row.type.kind === "shared" ? row.path : row.sharedBy;
  const name = row.type.kind === "shared" ? row.type.name : (row.shared ?? "");
  const [, setAnswered] = useState(0);
  if (!here || (row.type.kind === "shared" && row.type.isDangling)) return null;
  if (agreed.has(name) && row.type.kind !== "shared") {
    return <Agreed here={here} actions={actions} />;
  }
  return (
    <div className={styles.shared}>
      <SharedPlaces
        path={here}
        actions={actions}
        onEverywhere={() => {
          agreed.add(name);
          setAnswered((times) => times + 1);
        }}
        onDone={() => setAnswered((times) => times + 1)}
        isReference={row.type.kind === "shared"}
      />
    </div>
  );
}

/** It was asked before: only what an edit here does is said again. */
function Agreed({ here, actions }: { here: Path; actions: DesignActions }) {
  const uses = useUses(here, actions);
  return (
    <div className={styles.shared}>
      <span className={styles.fact}>
        changes {uses ? count(uses.places.length, "place") : "every place that uses it"}
      </span>
      <Button small look="outlined" onClick={() => void actions.edit({ verb: "inline", path: here })}>
        Make a copy here
      </Button>
    </div>
  );
}
