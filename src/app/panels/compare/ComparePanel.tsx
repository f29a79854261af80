import { useEffect, useState } from "react";
import { count } from "../../../core/index.ts";
import { action } from "../../actions/actions.ts";
import { compareActions, useCompare, useCompareStatus, watchCompare } from "../../store/panels/compare.ts";
import { isBlank } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";
import { Busy } from "../../ui/Busy.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AlignIcon, NewIcon, PasteIcon, WarningIcon } from "../../ui/icons.ts";
import { Changes } from "./Changes.tsx";
import styles from "./Compare.module.css";
import { type Pasted, PasteTarget, pasteTarget } from "./PasteTarget.tsx";
import { Preview } from "./Preview.tsx";
import { AskAge, TargetBar, takeFile } from "./TargetBar.tsx";
import { Verdict } from "./Verdict.tsx";

/** This document beside a target: what changed, whom it breaks, and the edits that close the gap. */
export default function ComparePanel() {
  const empty = useApp((state) => isBlank(state.text));
  const target = useCompare((state) => state.target);
  const trouble = useCompare((state) => state.trouble);
  const preview = useCompare((state) => state.preview);
  const [pasting, setPasting] = useState<Pasted | null>(null);
  const paste = async () => setPasting(await pasteTarget());
  useEffect(watchCompare, []);
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
      <TargetBar onPaste={() => void paste()} />
      {pasting && <PasteTarget given={pasting} onDone={() => setPasting(null)} />}
      {trouble !== null && (
        <p className={styles.trouble} role="status">
          <Icon of={WarningIcon} />
          {trouble}
        </p>
      )}
      <Progress />
      {target ? (
        <>
          {preview && <Preview {...preview} />}
          {/* It stays: whoever comes back finds it as it was left. */}
          <div className={styles.about} hidden={preview !== null}>
            <AskAge />
            <Verdict />
            <Changes />
          </div>
        </>
      ) : (
        !pasting && (
          <EmptyState
            icon={AlignIcon}
            title="Choose what to compare with"
            fact="An older version of this document, another document, a file, a link, or a tool that you paste."
          >
            <Button look="outlined" onClick={() => void paste()}>
              <Icon of={PasteIcon} />
              Paste target
            </Button>
          </EmptyState>
        )
      )}
    </section>
  );
}

function Progress() {
  const { isPending, progress } = useCompareStatus((status) => status);
  if (!isPending) return null;
  const label = progress ? `Comparing ${progress.done} of ${count(progress.of, "tool")}` : "Comparing";
  return (
    <Busy label={label} done={progress ? progress.done / progress.of : undefined} onCancel={compareActions.cancel} />
  );
}
