import { useEffect, useState } from "react";
import { action } from "../../actions/actions.ts";
import { compareActions, compareNow, useCompare } from "../../store/panels/compare.ts";
import { isBlank, selectedTool } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";
import { Busy } from "../../ui/Busy.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AlignIcon, NewIcon, PasteIcon, WarningIcon } from "../../ui/icons.ts";
import { Changes } from "./Changes.tsx";
import styles from "./Compare.module.css";
import { PasteTarget } from "./PasteTarget.tsx";
import { Preview } from "./Preview.tsx";
import { TargetBar, takeFile } from "./TargetBar.tsx";
import { Verdict } from "./Verdict.tsx";

/** This document beside a target: what changed, whom it breaks, and the edits that close the gap. */
export default function ComparePanel() {
  const empty = useApp((state) => isBlank(state.text));
  const target = useCompare((state) => state.target);
  const trouble = useCompare((state) => state.trouble);
  const preview = useCompare((state) => state.preview);
  const [pasting, setPasting] = useState(false);
  useComparison();
  if (empty) {
    return (
      <EmptyState
        icon={NewIcon}
        title="Nothing to compare"
        fact="Open or paste tools first; then choose what to compare them with."
      >
        <Button look="outlined" onClick={action("new").run}>
          Start from a sample
        </Button>
      </EmptyState>
    );
  }
  return (
    <section
      aria-label="Compare"
      className={styles.panel}
      data-takes-files
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void takeFile(event.dataTransfer.files[0]);
      }}
    >
      <TargetBar onPaste={() => setPasting(true)} />
      {pasting && <PasteTarget onDone={() => setPasting(false)} />}
      {trouble !== null && (
        <p className={styles.trouble} role="status">
          <Icon of={WarningIcon} />
          {trouble}
        </p>
      )}
      <Progress />
      {target ? (
        preview ? (
          <Preview {...preview} />
        ) : (
          <>
            <Verdict />
            <Changes />
          </>
        )
      ) : (
        !pasting && (
          <EmptyState
            icon={AlignIcon}
            title="Choose what to compare with"
            fact="An older version of this document, another document, a file, a link, or a tool that you paste."
          >
            <Button look="outlined" onClick={() => setPasting(true)}>
              <Icon of={PasteIcon} />
              Paste target
            </Button>
          </EmptyState>
        )
      )}
    </section>
  );
}

/** Compares again whenever something that matters has changed, as long as the panel is on screen. */
function useComparison(): void {
  const edits = useApp((state) => state.edits);
  const tool = useApp((state) => selectedTool(state)?.name);
  const round = useCompare((state) => state.round);
  const reason = JSON.stringify([edits, tool, round]);
  useEffect(() => {
    if (reason) void compareNow();
  }, [reason]);
}

function Progress() {
  const busy = useCompare((state) => state.busy);
  if (!busy) return null;
  const label = busy.of > 0 ? `Comparing ${busy.done} of ${busy.of} tools` : "Comparing";
  return <Busy label={label} done={busy.of > 0 ? busy.done / busy.of : undefined} onCancel={compareActions.cancel} />;
}
