import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { CaseRun } from "../../../core/index.ts";
import { useTry } from "../../store/panels/try.ts";
import { openCase, removeCase, useCases, watchCases } from "../../store/panels/try-cases.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, ClearIcon, ErrorIcon, PassIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./CasesPane.module.css";
import { SaveCase } from "./SaveCase.tsx";

/** Calls that are tried again after every change, the failures first. */
export function CasesPane() {
  useEffect(watchCases, []);
  const runs = useCases((state) => state.runs);
  const trouble = useCases((state) => state.trouble);
  const ok = useTry((state) => state.judged.kind !== "judged" || state.judged.ok);
  const [saving, setSaving] = useState(false);
  const failing = runs.filter(({ pass }) => !pass).length;
  const pane = useRef<HTMLElement>(null);
  const before = useRef({ saving, number: runs.length });
  useEffect(() => {
    const { saving: wasSaving, number } = before.current;
    before.current = { saving, number: runs.length };
    if (!(saving && !wasSaving) && runs.length <= number) return;
    // Where all of the panel scrolls, what somebody is asked for and what was saved may lie below; rows are measured first.
    requestAnimationFrame(() => pane.current?.scrollIntoView({ block: "end" }));
  }, [saving, runs.length]);
  return (
    <section ref={pane} className={styles.cases} aria-label="Cases" data-reported>
      <div className={styles.head}>
        <h3>Cases</h3>
        {runs.length > failing && (
          <Badge icon={PassIcon} tone="ok">
            {runs.length - failing} pass
          </Badge>
        )}
        {failing > 0 && (
          <Badge icon={ErrorIcon} tone="error" title="Go to the first" onClick={() => firstRow(pane.current)?.focus()}>
            {failing} fail
          </Badge>
        )}
        {!saving && (
          <Button className={styles.save} onClick={() => setSaving(true)}>
            <Icon of={AddIcon} />
            Save arguments as case
          </Button>
        )}
      </div>
      {saving && <SaveCase expect={ok ? "valid" : "invalid"} onDone={() => setSaving(false)} />}
      {trouble && (
        <p className={styles.trouble} role="status">
          <Message text={trouble} />
        </p>
      )}
      {runs.length > 0 && <CaseList runs={runs} />}
    </section>
  );
}

/** Failures come first. */
function firstRow(pane: HTMLElement | null): HTMLElement | null | undefined {
  pane?.querySelector("ul")?.parentElement?.scrollTo({ top: 0 });
  return pane?.querySelector<HTMLElement>("li[data-index='0'] button");
}

function CaseList({ runs }: { runs: readonly CaseRun[] }) {
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: runs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 6,
    initialRect: { width: 600, height: 200 },
  });
  return (
    <Scroller ref={scroller} label="List of cases" className={styles.scroller}>
      <ul style={{ height: rows.getTotalSize() }} className={styles.list}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const run = runs[index];
          return (
            run && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={styles.row}
                data-failed={!run.pass || undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Row run={run} />
              </li>
            )
          );
        })}
      </ul>
    </Scroller>
  );
}

function Row({ run }: { run: CaseRun }) {
  const { name, arguments: given, expect } = run.case;
  const text = JSON.stringify(given) ?? "";
  return (
    <>
      <button type="button" className={styles.open} onClick={() => openCase(run)} title="Bring these arguments back">
        <span className={run.pass ? styles.pass : styles.fail}>
          <Icon of={run.pass ? PassIcon : ErrorIcon} size={14} />
          {run.pass ? "Pass" : "Fail"}
        </span>
        <span className={styles.name}>{name}</span>
        <code className={styles.arguments}>{text.length > 200 ? `${text.slice(0, 199)}…` : text}</code>
        <span className={styles.verdict}>
          {run.pass ? (
            expect === "valid" ? (
              "Accepted, as expected"
            ) : (
              "Rejected, as expected"
            )
          ) : (
            <Message text={run.message} />
          )}
        </span>
      </button>
      <Button icon small aria-label={`Delete case ${name}`} onClick={() => void removeCase(run)}>
        <Icon of={ClearIcon} size={14} />
      </Button>
    </>
  );
}
