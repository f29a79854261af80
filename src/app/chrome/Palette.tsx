import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useMemo, useState } from "react";
import { count } from "../../core/index.ts";
import { keyCaps } from "../actions/keys.ts";
import type { PaletteMode } from "../store/state.ts";
import { actions, store, useApp } from "../store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { SearchIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import styles from "./Palette.module.css";
import { type PaletteGroup, type PaletteItem, paletteGroups } from "./palette-items.ts";
import { loadPaletteLists, usePaletteLists } from "./palette-lists.ts";

const placeholders: Record<PaletteMode, string> = {
  commands: "Find a command, tool, sample or rule",
  tools: "Find a tool",
  samples: "Choose a sample to start from",
  shortcuts: "Find a shortcut",
  documents: "Find a document",
  versions: "Choose a version to restore",
};

const names: Partial<Record<PaletteMode, string>> = { documents: "Documents", versions: "Earlier versions" };

/** Every action, tool, sample and rule, one search away. */
export function Palette() {
  const mode = useApp((state) => state.palette);
  return (
    <Dialog.Root open={mode !== null} onOpenChange={(open) => !open && actions.setPalette(null)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.popup} aria-label={names[mode ?? "commands"] ?? "Commands"}>
          {mode && <Search mode={mode} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Search({ mode }: { mode: PaletteMode }) {
  const [query, setQuery] = useState("");
  const lists = usePaletteLists((state) => state);
  useEffect(() => void loadPaletteLists(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker lists arrives while the palette is open
  const groups = useMemo(() => paletteGroups(store.getState(), mode, query), [mode, query, lists]);
  const number = groups.reduce((sum, { items }) => sum + items.length, 0);
  const run = (item: PaletteItem) => {
    if (item.unavailable) return;
    actions.setPalette(null);
    // After the dialog has given the focus back, so that the action may take it.
    setTimeout(item.run, 0);
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups as PaletteGroup[]}
      value={query}
      onValueChange={setQuery}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(item: PaletteItem) => item.title}
    >
      <div className={styles.head}>
        <Icon of={SearchIcon} />
        <Autocomplete.Input
          className={styles.input}
          placeholder={placeholders[mode]}
          aria-label={placeholders[mode]}
          onKeyDown={(event) => {
            // Escape closes at once, whatever has been typed.
            if (event.key !== "Escape") return;
            event.preventBaseUIHandler();
            actions.setPalette(null);
          }}
        />
        <Kbd keys={["esc"]} />
      </div>
      <Autocomplete.List className={styles.list}>
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items as PaletteItem[]}>
            <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  className={styles.item}
                  aria-disabled={item.unavailable !== undefined}
                  onClick={() => run(item)}
                >
                  <Icon of={item.icon} />
                  <span className={item.mono ? styles.mono : styles.title}>
                    <Matched text={item.title} query={query} />
                  </span>
                  {item.fact && <span className={styles.fact}>{item.fact}</span>}
                  {item.keys && (
                    <span className={styles.keys}>
                      <Kbd keys={keyCaps(item.keys)} />
                    </span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {number === 0 && <p className={styles.none}>Nothing has that in its name</p>}
      <div className={styles.foot}>
        <span>
          <Kbd keys={["↑", "↓"]} /> move
        </span>
        <span>
          <Kbd keys={["↵"]} /> run
        </span>
        <span>
          <Kbd keys={["@"]} /> tools
        </span>
        <span>
          <Kbd keys={["?"]} /> shortcuts
        </span>
        <span className={styles.number} role="status">
          {count(number, "result")}
        </span>
      </div>
    </Autocomplete.Root>
  );
}

function Matched({ text, query }: { text: string; query: string }) {
  const word = query.replace(/^[@?]/, "").trim();
  const at = word === "" ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, at + word.length)}</b>
      {text.slice(at + word.length)}
    </>
  );
}
