import type { Saving } from "../state.ts";
import { type Autosave, createAutosave, type Tab } from "./autosave.ts";
import type { DocumentStorage } from "./storage.ts";

/** A tab without a page: its text, its autosave, and a clock that the test moves. */
export interface TestTab {
  readonly autosave: Autosave;
  readonly id: string;
  text: string;
  name: string;
  saving: Saving;
  said: string[];
  /** A keystroke: the text is another. */
  type(text: string): void;
  /** Shows a document that is kept. */
  show(id: string): Promise<void>;
  /** Lets time pass; what is due is started, not awaited. */
  pass(milliseconds: number): void;
}

export function openTab(
  storage: DocumentStorage,
  writer: string,
  tell: (id: string, from: string) => void = () => {},
): TestTab {
  let now = 1_000;
  let due: { readonly at: number; readonly run: () => void }[] = [];
  let id = "";
  const port: Tab = {
    shown: () => (id === "" ? undefined : { document: { id, name: tab.name }, text: tab.text }),
    mark: (saving) => {
      tab.saving = saving;
    },
    become: (copy) => {
      id = copy.id;
      tab.name = copy.name;
      tab.said.push(`copied ${copy.name}`);
    },
    follow: (document) => {
      tab.text = document.text;
      tab.name = document.name;
    },
    gone: ({ name }) => tab.said.push(`gone ${name}`),
    tell: (document) => tell(document.id, writer),
    later: (run, milliseconds) => due.push({ at: now + milliseconds, run }),
    by: () => ({ writer, now }),
  };
  const autosave = createAutosave(storage, port);
  const tab: TestTab = {
    autosave,
    text: "",
    name: "",
    saving: { kind: "saved" },
    said: [],
    get id() {
      return id;
    },
    type(text) {
      tab.text = text;
      tab.saving = { kind: "unsaved" };
      autosave.changed();
    },
    async show(wanted) {
      await autosave.flush();
      const found = await storage.transact("readonly", (tx) => tx.get(wanted));
      id = wanted;
      tab.name = found?.name ?? "new";
      tab.text = found?.text ?? "";
      if (found) autosave.opened(found);
    },
    pass(milliseconds) {
      now += milliseconds;
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { run } of ready) run();
    },
  };
  return tab;
}
