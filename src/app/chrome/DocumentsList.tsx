import { useState } from "react";
import { visible } from "../../core/index.ts";
import { openStored } from "../store/documents/current.ts";
import { deleteDocument } from "../store/documents/documents.ts";
import { timeText } from "../store/documents/versions.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { DeleteIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./DocumentsList.module.css";

/** More than these are found by typing a part of their name. */
const max = 50;

/** The other documents in this browser, the last changed first. */
export function DocumentsList({ onOpen }: { onOpen: () => void }) {
  const current = useApp((state) => state.document.id);
  const documents = useApp((state) => state.documents);
  const [query, setQuery] = useState("");
  const others = documents.filter(({ id }) => id !== current);
  if (others.length === 0) return null;
  const found = others.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <section aria-label="Other documents">
      <div className={menu.separator} />
      <h2 className={menu.label}>Other documents</h2>
      <input
        className={styles.search}
        type="search"
        aria-label="Find a document"
        placeholder="Find a document"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={styles.list}>
        {found.slice(0, max).map(({ id, name, changed }) => (
          <li key={id} className={styles.row}>
            <button
              type="button"
              className={`${menu.item} ${styles.open}`}
              onClick={() => {
                onOpen();
                void openStored(id);
              }}
            >
              <span className={styles.name}>{visible(name)}</span>
              <span className={menu.keys}>{timeText(changed)}</span>
            </button>
            <Button icon small aria-label={`Delete ${name}`} onClick={() => void deleteDocument(id)}>
              <Icon of={DeleteIcon} size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <p className={menu.label} role="status">
        {found.length === 0 && "No document has that in its name"}
        {found.length > max && `${found.length - max} more: type a part of the name`}
      </p>
    </section>
  );
}
