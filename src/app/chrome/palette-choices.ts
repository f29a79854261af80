import type { LucideIcon } from "lucide-react";
import { presets, revisions } from "../../core/index.ts";
import { goToPanel } from "../actions/regions.ts";
import { panels } from "../panels/panels.ts";
import { presetTitles } from "../preset-titles.ts";
import type { AppState } from "../store/state.ts";
import { actions } from "../store/store.ts";
import { ClientsIcon, ExportIcon, PathIcon, RulePageIcon, SessionIcon } from "../ui/icons.ts";
import type { PaletteGroup, PaletteItem } from "./palette-items.ts";
import { exportTo, paletteLists, toggleClient } from "./palette-lists.ts";

/** What can be chosen elsewhere, each choice as a command: panels, revisions, presets, clients, targets of the export. */
export function choiceGroups({ panel, settings }: AppState): PaletteGroup[] {
  const { clients, targets } = paletteLists();
  return [
    group("Panels", panels, ({ id, title, about }) =>
      item(`panel ${id}`, `Show ${title}`, PathIcon, id === panel ? `Open now: ${about}` : about, () => goToPanel(id)),
    ),
    group("Revisions", revisions.toReversed(), ({ id }) =>
      item(`revision ${id}`, `Use revision ${id}`, SessionIcon, chosen(id === settings.revision), () =>
        actions.setRevision(id),
      ),
    ),
    group("Presets", presets, (id) =>
      item(`preset ${id}`, `Use the preset ${presetTitles[id]}`, RulePageIcon, chosen(id === settings.preset), () =>
        actions.setPreset(id),
      ),
    ),
    group("Clients", clients, ({ id, title }) => {
      const isChosen = settings.clients.includes(id);
      const verb = isChosen ? "Leave out" : "Check for";
      return item(`client ${id}`, `${verb} ${title}`, ClientsIcon, chosen(isChosen), () => void toggleClient(id));
    }),
    group("Export", targets, ({ id, title, group: language }) =>
      item(`export ${id}`, `Export to ${title}`, ExportIcon, language, () => {
        goToPanel("export");
        void exportTo(id);
      }),
    ),
  ];
}

function group<Entry>(value: string, entries: readonly Entry[], toItem: (entry: Entry) => PaletteItem): PaletteGroup {
  return { value, items: entries.map(toItem) };
}

function item(id: string, title: string, icon: LucideIcon, fact: string | undefined, run: () => void): PaletteItem {
  return { id, title, icon, fact, run, mono: false, keys: undefined, unavailable: undefined };
}

const chosen = (is: boolean) => (is ? "Chosen" : undefined);
