import { difference } from "../difference.ts";
import { editor } from "../editor-port.ts";
import type { Tab } from "../storage/autosave.ts";
import { actions, store } from "../store.ts";

const retried = "The next change tries again; Download keeps your work in a file";

/** What autosave needs of this page. */
export function tabOf({ tell, by }: Pick<Tab, "tell" | "by">): Tab {
  return {
    shown: () => (store.getState().preview ? undefined : store.getState()),
    mark: (saving) => {
      const { saving: now, notice } = store.getState();
      const reason = saving.kind === "failed" ? saving.reason : undefined;
      const before = now.kind === "failed" ? now.reason : undefined;
      if (now.kind === saving.kind && reason === before) return;
      store.setState({ saving });
      if (reason !== undefined && notice === null) actions.say(`Not saved: ${reason}. ${retried}`, "saving");
      if (reason === undefined && saving.kind !== "unsaved") actions.settle("saving");
    },
    become: (copy, original) => {
      store.setState({ document: copy });
      actions.say(
        `${original.name} was changed in another tab at the same time. What you wrote here goes on as ${copy.name}; the other text is under ${original.name}`,
      );
    },
    follow: ({ id, name, text }) => {
      const before = store.getState();
      if (text !== before.text) {
        editor()?.apply([difference(before.text, text)]);
        // An editor that keeps its own line ends, or none at all, is given the text anew.
        if (store.getState().text !== text) actions.showDocument({ id, name }, text);
      }
      if (name !== before.document.name) store.setState({ document: { id, name } });
    },
    gone: ({ name }) =>
      actions.say(`${name} was deleted in another tab. It is still here: the next change keeps it`, "text"),
    tell,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    by,
  };
}
