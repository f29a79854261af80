import { Popover } from "@base-ui/react/popover";
import { useRef, useState } from "react";
import { count } from "../../../core/index.ts";
import { liveActions } from "../../store/documents/server.ts";
import {
  align,
  compareActions,
  earlierVersions,
  type Target,
  takeStored,
  takeTarget,
  useCompare,
} from "../../store/panels/compare.ts";
import { actions, useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AlignIcon, OpenFileIcon, OpenIcon, PasteIcon, ServerIcon, SwapIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { useWidth } from "../../useWidth.ts";
import styles from "./Compare.module.css";
import { useStaleReason } from "./stale.ts";
import { useChosen } from "./useChosen.ts";

/** What is compared with what, and the button that closes the gap. */
export function TargetBar({ onPaste }: { onPaste: () => void }) {
  const target = useCompare((state) => state.target);
  const newer = useCompare((state) => state.targetIsNewer);
  const isPreviewed = useCompare((state) => state.preview !== null);
  const isNarrow = useWidth() === "narrow";
  const turnLabel = newer
    ? "The target is the newer version: turn round"
    : "This document is the newer version: turn round";
  return (
    <div className={styles.bar}>
      {target ? (
        <>
          {/* On a phone the sentence of the verdict tells the other side. */}
          <span className={styles.side}>
            {isNarrow ? (newer ? "To" : "From") : newer ? "From this document to" : "From"}
          </span>
          <Sources label={target.label} onPaste={isNarrow ? onPaste : undefined} />
          {!newer && !isNarrow && <span className={styles.side}>to this document</span>}
          <Tooltip label={turnLabel}>
            <Button icon small aria-label={turnLabel} onClick={() => compareActions.setNewer(!newer)}>
              <Icon of={SwapIcon} />
            </Button>
          </Tooltip>
        </>
      ) : (
        <>
          <span className={styles.side}>{isNarrow ? "Compare with" : "Compare this document with"}</span>
          <Sources label={undefined} />
        </>
      )}
      {!isNarrow && (
        <Button onClick={onPaste}>
          <Icon of={PasteIcon} />
          Paste target
        </Button>
      )}
      {target && !isNarrow && !isPreviewed && <AlignButton />}
    </div>
  );
}

/** The one filled button: in the bar, on a phone where the thumb is. */
export function AlignButton() {
  const chosen = useChosen();
  const late = useStaleReason();
  return (
    <Button
      look="filled"
      className={styles.align}
      disabledBecause={late ?? (chosen === 0 ? "Choose the changes to align first" : undefined)}
      onClick={() => void align("apply")}
    >
      <Icon of={AlignIcon} />
      Align {count(chosen, "change")}
    </Button>
  );
}

/** Asked where nothing tells it and something differs: what breaks depends on it. */
export function AskAge() {
  const isAsked = useCompare((state) => state.isAgeAsked);
  const label = useCompare((state) => state.target?.label);
  const differs = useCompare(({ result }) => result !== null && result.verdict !== "none");
  if (!isAsked || !differs) return null;
  return (
    <fieldset className={styles.ask} aria-label="Which is newer?">
      <strong>Which is newer?</strong>
      <Button small look="outlined" onClick={() => compareActions.setNewer(false)}>
        This document
      </Button>
      <Button small look="outlined" className={styles.target} onClick={() => compareActions.setNewer(true)}>
        <span className={styles.name}>{label}</span>
      </Button>
      <span className={`${styles.side} ${styles.until}`}>Until you say, this document counts as the newer one.</span>
    </fieldset>
  );
}

interface SourcesProps {
  readonly label: string | undefined;
  /** Where there is no button for it beside the menu. */
  readonly onPaste?: (() => void) | undefined;
}

function Sources({ label, onPaste }: SourcesProps) {
  const current = useApp((state) => state.document.id);
  const documents = useApp((state) => state.documents);
  const [open, setOpen] = useState(false);
  const [versions, setVersions] = useState<readonly Target[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const others = documents.filter(({ id }) => id !== current).slice(0, 20);
  const onOpenChange = async (next: boolean) => {
    setOpen(next);
    if (next) setVersions(await earlierVersions());
  };
  const close = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <>
      <Popover.Root open={open} onOpenChange={(next) => void onOpenChange(next)}>
        <Popover.Trigger render={<Button look="outlined" className={styles.target} />}>
          <span className={styles.caption}>Target</span>
          <span className={styles.name}>{label ?? "none yet"}</span>
          <Icon of={OpenIcon} size={14} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={menu.positioner} align="start" sideOffset={4}>
            <Popover.Popup className={menu.popup} aria-label="Target">
              {onPaste && (
                <button type="button" className={menu.item} onClick={close(onPaste)}>
                  <Icon of={PasteIcon} />
                  Paste target
                </button>
              )}
              <button type="button" className={menu.item} onClick={close(() => file.current?.click())}>
                <Icon of={OpenFileIcon} />
                Choose a file
              </button>
              <button type="button" className={menu.item} onClick={close(liveActions.open)}>
                <Icon of={ServerIcon} />
                Ask a server
              </button>
              {versions.length > 0 && <h2 className={menu.label}>Earlier versions of this document</h2>}
              {versions.map((version) => (
                <button
                  key={version.label}
                  type="button"
                  className={menu.item}
                  onClick={close(() => compareActions.setTarget(version))}
                >
                  {version.label}
                </button>
              ))}
              {others.length > 0 && <h2 className={menu.label}>Other documents</h2>}
              {others.map(({ id, name }) => (
                <button key={id} type="button" className={menu.item} onClick={close(() => void takeStored(id))}>
                  {name}
                </button>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <input
        ref={file}
        type="file"
        className="visually-hidden"
        accept=".json,.jsonc,.txt,application/json"
        aria-label="Target file"
        tabIndex={-1}
        onChange={async ({ currentTarget: input }) => {
          await takeFile(input.files?.[0]);
          input.value = "";
        }}
      />
    </>
  );
}

/** A file as target; what is wrong with it is said where all notices are. */
export async function takeFile(file: File | undefined): Promise<void> {
  if (!file) return;
  const problem = await takeTarget(file.name, await file.text());
  if (problem !== undefined) actions.say(`${file.name}: ${problem}`, "target");
}
