import type { Analysis, ClientReason, ClientVerdict, Settings } from "../../../core/index.ts";
import { packCell, unpackCell } from "../../worker/client-cells.ts";
import { afterPaint } from "../after-paint.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { isBlank } from "../state.ts";
import { isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { createCells, type MatrixRow, noCounts, rowOf, sumOf, type VerdictCounts } from "./client-cells.ts";

export interface MatrixTool {
  readonly index: number;
  readonly name: string | null;
  readonly offset: number;
  readonly text: string;
}

interface MatrixState {
  readonly tools: readonly MatrixTool[];
  readonly clients: readonly string[];
  /** By the place of the tool in `tools`. */
  readonly rows: readonly (MatrixRow | undefined)[];
  readonly counts: VerdictCounts;
  /** What only the whole list tells, by place and client. */
  readonly listed: ReadonlyMap<string, readonly ClientReason[]>;
  /** The text cannot be read now: what is shown is of the last one that could. */
  readonly isStale: boolean;
  readonly problem: string | null;
}

const matrix = newStore<MatrixState>({
  ...{ tools: [], clients: [], rows: [], counts: noCounts },
  ...{ listed: new Map(), isStale: false, problem: null },
});

export const useMatrix = matrix.hook;
export const matrixNow = matrix.getState;
export const onMatrixChange = matrix.subscribe;

const lane = newLane();
const cells = createCells();
/** Tools a question: what comes into view waits for no more than these. */
const batch = 40;
let onScreen: readonly number[] = [];
let isWatched = false;
let isAsking = false;
let read: { readonly analysis: Analysis; readonly tools: readonly MatrixTool[] } | undefined;

/** The tools whose cells are drawn: these are asked for first. */
export function lookAt(places: readonly number[]): void {
  onScreen = places;
}

export const cellKey = (place: number, client: string) => `${place} ${client}`;

/** Keeps the matrix up to date for as long as the panel is on screen. */
export function watchMatrix(): () => void {
  isWatched = true;
  const stops = [store.subscribe(refresh), listQuery.watch()];
  refresh();
  return () => {
    isWatched = false;
    for (const stop of stops) stop();
  };
}

function refresh(): void {
  if (!isWatched || !isCurrent()) return;
  const { analysis, settings } = store.getState();
  if (!analysis) return;
  const { tools, clients } = matrix.getState();
  cells.forServer(settings.server);
  const isStale = keepsLast(analysis);
  const now = isStale ? tools : toolsOf(analysis);
  if (isStale !== matrix.getState().isStale) matrix.setState({ isStale });
  if (now !== tools || settings.clients !== clients) {
    cells.keepOnly(now.map(({ text }) => text));
    // Rows of the list before say nothing about another list.
    const listed = now.length === tools.length ? matrix.getState().listed : new Map();
    const rows = settings.clients === clients && now.length === tools.length ? matrix.getState().rows : [];
    matrix.setState({ tools: now, clients: settings.clients, listed, rows });
    draw();
  }
  void askMissing();
}

let session = 0;

/** A text without tools that cannot be read leaves those of the text before on screen. */
function keepsLast(analysis: Analysis): boolean {
  const state = store.getState();
  const isOther = session !== state.session;
  session = state.session;
  return !isOther && !isBlank(state.text) && analysis.tools.length === 0 && isUnparsed(analysis);
}

const isUnparsed = ({ diagnostics }: Analysis) => diagnostics.some(({ rule }) => rule === "json/syntax");

function toolsOf(analysis: Analysis): readonly MatrixTool[] {
  if (read?.analysis === analysis) return read.tools;
  const { text } = store.getState();
  const tools = analysis.tools.map(({ index, name, offset, length }) => ({
    ...{ index, name, offset, text: text.slice(offset, offset + length) },
  }));
  read = { analysis, tools };
  return tools;
}

async function askMissing(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  while (isWatched) {
    const { server } = store.getState().settings;
    const { wanted, isOnScreen } = nextBatch();
    if (wanted.length === 0) break;
    const answer = await lane.ask(
      "clients",
      "cells",
      { tools: wanted, server },
      {
        onProgress: ({ at, before }) => {
          const done = wanted[at - 1];
          if (!done || !before || server !== store.getState().settings.server) return;
          cells.put(done.text, done.clients, before);
          if (isOnScreen) afterPaint(draw);
        },
        onTimeout: (last) => {
          // It hung: nobody can say what becomes of it.
          const slow = wanted[last?.at ?? 0];
          if (slow)
            cells.put(
              slow.text,
              slow.clients,
              slow.clients.map(() => packCell("unknown", 0)),
            );
        },
      },
    );
    if (answer.kind === "failed") {
      matrix.setState({ problem: `The verdicts could not be worked out: ${answer.message}` });
      break;
    }
    if (answer.kind === "answered" && server === store.getState().settings.server)
      wanted.forEach(({ text, clients }, index) => {
        if (cells.missing(text, clients).length > 0) cells.put(text, clients, answer.value[index] ?? []);
      });
    // The next question is on its way before anything is drawn.
    afterPaint(draw);
  }
  isAsking = false;
}

/** What is on screen and not known, else what comes next in the list. */
function nextBatch() {
  const { tools, clients } = matrix.getState();
  const found = new Map<string, readonly string[]>();
  const add = (place: number) => {
    const text = tools[place]?.text;
    if (text === undefined || found.has(text)) return;
    const missing = cells.missing(text, clients);
    if (missing.length > 0) found.set(text, missing);
  };
  for (const place of onScreen) add(place);
  // What is on screen waits for nothing else.
  const isOnScreen = found.size > 0;
  if (!isOnScreen) for (let place = 0; found.size < batch && place < tools.length; place++) add(place);
  return { wanted: [...found].map(([text, missing]) => ({ text, clients: missing })), isOnScreen };
}

function draw(): void {
  const { tools, clients, listed, rows: before } = matrix.getState();
  const rows = tools.map(({ text }, place) => {
    const row = cells.row(text, clients);
    // Until the new verdict is there, the old one stays.
    if (!row) return before[place]?.cells.length === clients.length ? before[place] : undefined;
    return listed.size > 0 ? withListed(row, place, clients, listed) : row;
  });
  matrix.setState({ rows, counts: sumOf(rows), problem: null });
}

/** The verdict of a tool as the list around it makes it. */
function withListed(
  row: MatrixRow,
  place: number,
  clients: readonly string[],
  listed: MatrixState["listed"],
): MatrixRow {
  if (!clients.some((client) => listed.has(cellKey(place, client)))) return row;
  const before = joined.get(row);
  if (before?.listed === listed && before.place === place) return before.row;
  const both = joinedRow(row, place, clients, listed);
  joined.set(row, { listed, place, row: both });
  return both;
}

/** A row that stays the same is drawn once. */
const joined = new WeakMap<MatrixRow, { listed: MatrixState["listed"]; place: number; row: MatrixRow }>();

function joinedRow(
  row: MatrixRow,
  place: number,
  clients: readonly string[],
  listed: MatrixState["listed"],
): MatrixRow {
  return rowOf(
    row.cells.map((cell, column) => {
      const reasons = listed.get(cellKey(place, clients[column] ?? ""));
      const own = unpackCell(cell);
      if (!reasons || !own) return cell;
      return packCell(worsened(own.verdict, reasons), own.changes + reasons.length);
    }),
  );
}

export function worsened(verdict: ClientVerdict, reasons: readonly ClientReason[]): ClientVerdict {
  if (verdict === "refused") return verdict;
  if (reasons.some(({ effect }) => effect !== "same" && effect !== "advice" && effect !== "meaning")) return "refused";
  return reasons.some(({ effect }) => effect === "meaning") ? "changed" : verdict;
}

/** Nobody looks at a whole list again for every key. */
const debounceMs = 400;
const listLane = newLane();
const listQuery = liveQuery({
  sources: [store.subscribe],
  key() {
    if (!isCurrent()) return "wait";
    const { text, settings } = store.getState();
    const { clients, server }: Pick<Settings, "clients" | "server"> = settings;
    return clients.length === 0 ? "nothing" : { text, clients, server };
  },
  ask: (question: { text: string } & Pick<Settings, "clients" | "server">) => listLane.ask("clients", "list", question),
  onAnswer(answer) {
    if (answer.kind !== "answered") return;
    const listed = new Map(answer.value.map(({ row, client, reasons }) => [cellKey(row, client), reasons]));
    if (listed.size === 0 && matrix.getState().listed.size === 0) return;
    matrix.setState({ listed });
    draw();
  },
  cancel: listLane.cancel,
  debounceMs,
});

/** What a cell says, by the place of its tool and of its client. */
export function cellAt(place: number, column: number) {
  return unpackCell(matrix.getState().rows[place]?.cells[column] ?? 0);
}

export { unpackCell };
