import { useEffect, useState } from "react";
import { type ClientInfo, clientActions, loadClients, useClients } from "../../store/panels/clients.ts";
import { useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import styles from "./ClientList.module.css";
import { ageOf } from "./sources.ts";

const kinds = { client: "Assistants and editors", api: "Model APIs", framework: "Frameworks and SDKs" } as const;

/** Every client by kind, to be chosen or left out. */
export default function ClientList() {
  useEffect(() => void loadClients(), []);
  const infos = useClients((state) => state.infos);
  const chosen = useApp((state) => state.settings.clients);
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const fits = ({ id, title }: ClientInfo) => `${id} ${title}`.toLowerCase().includes(wanted);
  const found = infos.filter(fits);
  return (
    <div className={styles.list}>
      <SearchField label={`Filter ${infos.length || ""} clients`} value={filter} onChange={setFilter} />
      <div className={styles.groups}>
        {Object.entries(kinds).map(([kind, title]) => (
          <Group key={kind} title={title} infos={found.filter((info) => info.kind === kind)} chosen={chosen} />
        ))}
        {found.length === 0 && infos.length > 0 && <p className={styles.none}>No client has that in its name</p>}
      </div>
      <div className={styles.foot}>
        <span>{chosen.length} chosen</span>
        <Button
          small
          disabledBecause={chosen.length === 0 ? "No client is chosen" : undefined}
          onClick={() => clientActions.choose([])}
        >
          Choose none
        </Button>
        <Button
          small
          disabledBecause={infos.length === 0 ? "The list of clients is being read" : undefined}
          onClick={() => clientActions.choose(infos.map(({ id }) => id))}
        >
          Choose all
        </Button>
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  infos: readonly ClientInfo[];
  chosen: readonly string[];
}

function Group({ title, infos, chosen }: GroupProps) {
  if (infos.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {infos.map(({ id, title: name, read }) => (
        <label key={id} className={styles.item}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => clientActions.toggle(id)} />
          <span className={styles.name}>{name}</span>
          <span className={styles.date}>{ageOf(read) ?? read}</span>
        </label>
      ))}
    </fieldset>
  );
}
