import type { LucideIcon } from "lucide-react";
import { count, plural, samples } from "../../core/index.ts";
import type { Action } from "../actions/action.ts";
import { appActions } from "../actions/actions.ts";
import { openStored, openText } from "../store/documents/current.ts";
import { restoreVersion, timeText, versions } from "../store/documents/versions.ts";
import type { AppState, PaletteMode } from "../store/state.ts";
import { actions } from "../store/store.ts";
import { toolTitle } from "../tool-title.ts";
import { DocumentIcon, NewIcon, PathIcon, RulePageIcon, StaleIcon } from "../ui/icons.ts";
import { choiceGroups } from "./palette-choices.ts";

export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly mono: boolean;
  readonly fact: string | undefined;
  readonly keys: string | undefined;
  readonly icon: LucideIcon;
  readonly unavailable: string | undefined;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly value: string;
  readonly items: readonly PaletteItem[];
}

const max = 60;

/** What the palette lists for a query. "@" in front means tools, "?" means shortcuts. */
export function paletteGroups(state: AppState, mode: PaletteMode, query: string): PaletteGroup[] {
  const prefix = query[0];
  const asked = prefix === "@" ? "tools" : prefix === "?" ? "shortcuts" : mode;
  const words = query.replace(/^[@?]/, "").trim().toLowerCase();
  const groups: PaletteGroup[] = {
    tools: () => [tools(state)],
    samples: () => [gallery()],
    shortcuts: () => [commands(state, true)],
    documents: () => [kept(state)],
    versions: () => [earlier(state)],
    commands: () =>
      words === ""
        ? [commands(state, false)]
        : [commands(state, false), tools(state), ...choiceGroups(state), kept(state), gallery(), rulePages(state)],
  }[asked]();
  const matching = groups.map(({ value, items }) => ({ value, items: items.filter((item) => found(item, words)) }));
  return (asked === "commands" ? idleLast(matching) : matching)
    .map(({ value, items }) => ({ value, items: items.slice(0, max) }))
    .filter(({ items }) => items.length > 0);
}

/** What cannot be done now is found, but stands in nobody's way. */
function idleLast(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const isIdle = ({ unavailable }: PaletteItem) => unavailable !== undefined;
  return [
    ...groups.map(({ value, items }) => ({ value, items: items.filter((item) => !isIdle(item)) })),
    { value: "Not possible now", items: groups.flatMap(({ items }) => items.filter(isIdle)) },
  ];
}

function found({ title, fact }: PaletteItem, words: string): boolean {
  const text = `${title} ${fact ?? ""}`.toLowerCase();
  return words.split(/\s+/).every((word) => text.includes(word));
}

function commands(state: AppState, withKeys: boolean): PaletteGroup {
  const listed = (appActions as readonly Action[]).filter(({ id, keys }) => id !== "commands" && (keys || !withKeys));
  return {
    value: withKeys ? "Shortcuts" : "Actions",
    items: listed.map(({ id, title, icon, keys, fact, unavailable, run }) => ({
      id,
      title,
      icon,
      keys,
      mono: false,
      unavailable: unavailable?.(state),
      fact: unavailable?.(state) ?? fact?.(state),
      run,
    })),
  };
}

function tools({ analysis }: AppState): PaletteGroup {
  return {
    value: "Tools",
    items: (analysis?.tools ?? []).map(({ index, name, offset, counts }) => ({
      id: `tool ${index}`,
      title: toolTitle(name),
      icon: PathIcon,
      mono: true,
      keys: undefined,
      unavailable: undefined,
      fact: counts.error > 0 ? count(counts.error, "error") : undefined,
      run: () => actions.chooseTool({ offset }),
    })),
  };
}

function gallery(): PaletteGroup {
  return {
    value: "New from a sample",
    items: samples.map(({ id, title, summary, text }) => ({
      id: `sample ${id}`,
      title,
      icon: NewIcon,
      mono: false,
      keys: undefined,
      unavailable: undefined,
      fact: summary,
      run: () => openText(id, text),
    })),
  };
}

function kept({ documents, document }: AppState): PaletteGroup {
  return {
    value: "Documents",
    items: documents.map(({ id, name, changed }) => ({
      id: `document ${id}`,
      title: name,
      icon: DocumentIcon,
      mono: false,
      keys: undefined,
      unavailable: undefined,
      fact: id === document.id ? "Open now" : timeText(changed),
      run: () => void openStored(id),
    })),
  };
}

function earlier({ document, text }: AppState): PaletteGroup {
  return {
    value: `Earlier versions of ${document.name}`,
    items: versions.getState().listed.map((version) => ({
      id: `version ${version.number}`,
      title: timeText(version.at),
      icon: StaleIcon,
      mono: false,
      keys: undefined,
      unavailable: undefined,
      fact: sizeBeside(version.text.length, text.length),
      run: () => restoreVersion(version),
    })),
  };
}

function sizeBeside(then: number, now: number): string {
  const size = `${then.toLocaleString("en")} ${plural(then, "character")}`;
  const more = (number: number) => number.toLocaleString("en");
  if (then === now) return `${size}, as many as now`;
  return then > now ? `${size}, ${more(then - now)} more than now` : `${size}, ${more(now - then)} fewer than now`;
}

function rulePages({ analysis, rules }: AppState): PaletteGroup {
  return {
    value: "Rules",
    items: rules.map(({ id, summary }) => {
      const here = analysis?.diagnostics.filter(({ rule }) => rule === id).length ?? 0;
      return {
        id: `rule ${id}`,
        title: id,
        icon: RulePageIcon,
        mono: true,
        keys: undefined,
        unavailable: undefined,
        fact: here > 0 ? `${here} here` : summary.replaceAll("`", ""),
        run: () => actions.showRule(id),
      };
    }),
  };
}
