import { useEffect, useMemo, useRef, useState } from "react";
import { design, rowsOf, useDesign, watchDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { isBlank } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Busy } from "../ui/Busy.tsx";
import { useElementWidth } from "../useElementWidth.ts";
import { useWidth } from "../useWidth.ts";
import { Announcer } from "./Announcer.tsx";
import styles from "./DesignPane.module.css";
import { DetailSheet } from "./Detail.tsx";
import { Empty, Failed, Unreadable } from "./Empty.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { Grid } from "./Grid.tsx";
import { Head } from "./Head.tsx";
import { HintBar } from "./HintBar.tsx";
import { itemsOf } from "./items.ts";
import type { DesignPaneProps } from "./load.ts";
import { matcher } from "./matches.ts";
import { problemsByRow } from "./row-problems.ts";
import { StaleBanner } from "./StaleBanner.tsx";

export { expectDesign } from "../store/panels/design.ts";

/** Narrower than this a row takes two lines. */
const compactBelow = 640;

/** What the head takes at least, in pixels: as many rows less are in sight before its height is known. */
const smallHead = 120;

/** The tool under the cursor as a page of fields. */
export default function DesignPane({ width }: DesignPaneProps) {
  useEffect(watchDesign, []);
  const hasPage = useDesign((state) => state.shown !== null);
  const stale = useDesign((state) => state.stale);
  const failure = useDesign((state) => state.failure);
  return (
    <section className={styles.pane} aria-label="Design" data-own-keys>
      {stale && <StaleBanner />}
      {failure !== null && <Failed reason={failure} />}
      {hasPage ? <Page expected={width} /> : <NoPage isStale={stale} />}
      <Announcer />
    </section>
  );
}

function NoPage({ isStale }: { isStale: boolean }) {
  const [keysShown, setKeysShown] = useState(false);
  const isNarrow = useWidth() === "narrow";
  const isEmpty = useApp(
    (state) => isBlank(state.text) || (state.analysis !== null && state.analysis.tools.length === 0),
  );
  if (isStale) return <Unreadable />;
  if (!isEmpty) return <Busy label="Making the page" />;
  return (
    <>
      <div className={styles.blank}>
        <Empty hasKeys={!isNarrow} showKeys={() => setKeysShown(true)} />
      </div>
      {!isNarrow && <HintBar of="empty" isOpen={keysShown} onOpen={setKeysShown} />}
    </>
  );
}

function Page({ expected }: { expected: number }) {
  const [pane, width] = useElementWidth(expected);
  const [head, setHead] = useState(smallHead);
  const scroller = useRef<HTMLDivElement>(null);
  const headRef = useMemo(() => measured(setHead), []);
  const [keysShown, setKeysShown] = useState(false);
  const shown = useDesign((state) => state.shown);
  const stale = useDesign((state) => state.stale);
  const open = useDesign((state) => state.open);
  const inside = useDesign((state) => state.inside);
  const detail = useDesign((state) => state.detail?.id ?? null);
  const analysis = useApp((state) => state.analysis);
  const isNarrow = useWidth() === "narrow";
  const isCompact = isNarrow || (width > 0 && width < compactBelow);
  const inline = isNarrow ? null : detail;
  const filter = useDesign((state) => state.filter);
  const [isFiltering, setFiltering] = useState(false);
  const [isInFilter, setInFilter] = useState(false);
  const problems = useMemo(() => {
    const tool = analysis?.tools.find(({ index }) => index === shown?.index);
    if (!shown || !analysis || !tool) return { rows: new Map(), head: new Map() };
    return problemsByRow(shown.page, analysis.diagnostics, tool);
  }, [shown, analysis]);
  const items = useMemo(() => {
    const keeps = filter ? matcher(filter, problems.rows) : undefined;
    return shown ? itemsOf(shown.page, { open, detail: inline, keeps, inside }) : [];
  }, [shown, open, inline, filter, problems, inside]);
  useFind(() => setFiltering(true));
  if (!shown) return null;
  return (
    <>
      <FilterBar
        {...{ shown, problems: problems.rows, isOpen: isFiltering }}
        onFocus={setInFilter}
        onClose={() => {
          setFiltering(false);
          const active = rowsOf(shown).find(({ id }) => id === design.getState().active);
          designActions.reveal(active?.path ?? []);
        }}
      />
      <div ref={scroller} className={styles.scroller}>
        <div ref={pane}>
          <div ref={headRef}>
            <Head shown={shown} problems={problems} isStale={stale} isCompact={isCompact} />
          </div>
        </div>
        {/* Not before its columns are known: rows that are drawn twice cost twice. */}
        {width > 0 && (
          <Grid
            {...{ shown, items, problems, scroller, width, isCompact }}
            above={head}
            isLocked={stale}
            showKeys={() => setKeysShown(true)}
          />
        )}
      </div>
      {isNarrow && !stale && <DetailSheet shown={shown} />}
      {!isNarrow && (
        <HintBar of={stale ? "stale" : isInFilter ? "filter" : "rows"} isOpen={keysShown} onOpen={setKeysShown} />
      )}
    </>
  );
}

/** The key that looks for something in a page looks for fields in this one. */
function useFind(find: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isHere = event.target instanceof Element && event.target.closest("[data-own-keys]") !== null;
      if (!isFind || !isHere) return;
      event.preventDefault();
      find();
      document.querySelector<HTMLElement>("[data-own-keys] input[type=search]")?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

/** Tells the height of an element, as soon as it is laid out and whenever it changes. */
function measured(tell: (height: number) => void) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => tell(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
