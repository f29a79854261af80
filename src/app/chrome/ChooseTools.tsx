import { Dialog } from "@base-ui/react/dialog";
import { type RefObject, useRef, useState } from "react";
import { count, visible } from "../../core/index.ts";
import { choose, type ImportChoosing, useImporting } from "../store/documents/import.ts";
import { Button } from "../ui/Button.tsx";
import { DialogClose } from "../ui/DialogClose.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ImportIcon } from "../ui/icons.ts";
import { Scroller } from "../ui/Scroller.tsx";
import styles from "./ChooseTools.module.css";

/** More rows than anyone reads; a search finds the others. */
const maxRows = 500;

/** Which parts of a long specification become tools, asked before it is opened. */
export function ChooseTools() {
  const choosing = useImporting((state) => state.choosing);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={choosing !== null} onOpenChange={(open) => !open && choose(null)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={field}>
          {choosing && <Form choosing={choosing} field={field} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Form({ choosing, field }: { choosing: ImportChoosing; field: RefObject<HTMLInputElement | null> }) {
  const { name, choices, because } = choosing;
  const [search, setSearch] = useState("");
  const all = () => new Set(choices.map(({ id }) => id));
  const [taken, setTaken] = useState<ReadonlySet<string>>(because === undefined ? all : new Set());
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ id, title, detail = "" }) => {
    const text = `${id} ${title} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(taken);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setTaken(next);
  };
  const ids = found.map(({ id }) => id);
  const none = taken.size === 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!none) choose(choices.map(({ id }) => id).filter((id) => taken.has(id)));
      }}
    >
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>Choose operations</Dialog.Title>
        <DialogClose />
      </div>
      <Dialog.Description className={styles.fact}>
        {visible(name)} holds {count(choices.length, "operation")}. Each that is taken becomes a tool; models choose
        best among few.{because !== undefined && ` ${because}.`}
      </Dialog.Description>
      <div className={styles.tools}>
        <input
          ref={field}
          className={styles.search}
          type="search"
          aria-label="Search operations"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button look="outlined" onClick={() => set(ids, true)}>
          Take {words.length > 0 ? "found" : "all"}
        </Button>
        <Button look="outlined" onClick={() => set(ids, false)}>
          Leave {words.length > 0 ? "found" : "all"}
        </Button>
      </div>
      <Scroller label="Operations" className={styles.list}>
        <ul>
          {found.slice(0, maxRows).map(({ id, title, detail }) => (
            <li key={id}>
              <label className={styles.row}>
                <input
                  type="checkbox"
                  checked={taken.has(id)}
                  onChange={(event) => set([id], event.currentTarget.checked)}
                />
                <span className={styles.words}>
                  <code>{visible(title)}</code>
                  <span className={styles.detail}>{visible(detail ?? id)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={styles.fact}>Nothing is called so</p>}
        {found.length > maxRows && (
          <p className={styles.fact}>{count(found.length - maxRows, "more operation")}: search for them</p>
        )}
      </Scroller>
      <div className={styles.actions}>
        <Button look="outlined" onClick={() => choose(null)}>
          Cancel
        </Button>
        <Button type="submit" look="filled" disabledBecause={none ? "Nothing is taken yet" : undefined}>
          <Icon of={ImportIcon} />
          Open {count(taken.size, "tool")}
        </Button>
      </div>
    </form>
  );
}
