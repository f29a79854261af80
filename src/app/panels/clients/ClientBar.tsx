import { useId, useState } from "react";
import { defaultSettings } from "../../../core/index.ts";
import { ClientPicker, type PickerState } from "../../chrome/ClientsMenu.tsx";
import { clientActions } from "../../store/panels/clients.ts";
import { useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, OpenIcon } from "../../ui/icons.ts";
import { useWidth } from "../../useWidth.ts";
import styles from "./ClientBar.module.css";

import { shortTitle } from "./short-titles.ts";

/** How the server is called, and which clients are asked. */
export function ClientBar({ picker }: { picker: PickerState }) {
  const narrow = useWidth() === "narrow";
  const { name, title = "" } = useApp((state) => state.settings.server);
  const chosen = useApp((state) => state.settings.clients);
  return (
    <div className={styles.bar} data-phone={narrow}>
      <NameField
        label="Server name"
        value={name === defaultSettings.server.name ? "" : name}
        placeholder={defaultSettings.server.name}
        onChange={(value) => clientActions.server({ name: value })}
      />
      <NameField
        isWide
        label="Title"
        value={title}
        placeholder="as announced"
        onChange={(value) => clientActions.server({ title: value })}
      />
      {narrow ? (
        <ClientPicker
          state={picker}
          trigger={
            <Button look="outlined" className={styles.number}>
              <span className={styles.label}>Clients</span> {chosen.length}
              <Icon of={OpenIcon} size={14} />
            </Button>
          }
        />
      ) : (
        <>
          <span className={styles.rule} />
          <ul className={styles.chips} aria-label="Chosen clients">
            {chosen.map((id) => (
              <li key={id}>
                <button type="button" className={styles.chip} onClick={() => clientActions.showPage(id)}>
                  {shortTitle(id)}
                </button>
              </li>
            ))}
            {chosen.length === 0 && <li className={styles.none}>No client chosen</li>}
          </ul>
          <ClientPicker
            state={picker}
            trigger={
              <Button icon aria-label="Choose clients">
                <Icon of={AddIcon} />
              </Button>
            }
          />
        </>
      )}
    </div>
  );
}

interface NameFieldProps {
  isWide?: boolean;
  label: string;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}

/** What is typed stays as it is typed, also where it stands for the usual name. */
function NameField({ isWide = false, label, value, placeholder, onChange }: NameFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${styles.field} ${isWide ? styles.wide : ""}`}
        value={typed ?? value}
        placeholder={placeholder}
        spellCheck={false}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  );
}
