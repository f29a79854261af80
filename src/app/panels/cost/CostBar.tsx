import { useEffect } from "react";
import { tokenizers } from "../../../core/index.ts";
import { loadClients, useClients } from "../../store/panels/clients.ts";
import { useCost } from "../../store/panels/cost.ts";
import { costChoices, useCostChoice } from "../../store/panels/cost-way.ts";
import { toolCount } from "../../tool-title.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { shortTitle } from "../clients/short-titles.ts";
import styles from "./CostBar.module.css";
import { CostHelp } from "./CostHelp.tsx";

const asWritten = "as-written";

/** Of which tools, counted how, and as whom they reach a model. */
export function CostBar() {
  useEffect(() => void loadClients(), []);
  const tools = useCost((state) => state.tools.length);
  const { scope, tokenizer, client } = useCostChoice((state) => state);
  const infos = useClients((state) => state.infos);
  const senders = [
    { value: asWritten, label: "As written" },
    ...infos.map(({ id }) => ({ value: id, label: shortTitle(id) })),
  ];
  return (
    <div className={styles.bar}>
      <Segmented
        label="Which tools"
        value={scope}
        options={[
          { value: "all", label: `All ${toolCount(tools)}` },
          { value: "tool", label: "This tool" },
        ]}
        onChange={costChoices.scope}
      />
      <span className={styles.space} />
      <Choice
        label="Tokenizer"
        value={tokenizer}
        options={tokenizers.map(({ id, title, note }) => ({ value: id, label: title, note }))}
        onChange={costChoices.tokenizer}
      />
      <Choice
        label="As sent by"
        value={infos.some(({ id }) => id === client) && client !== null ? client : asWritten}
        options={senders}
        onChange={(id) => costChoices.client(id === asWritten ? null : id)}
      />
      <CostHelp />
    </div>
  );
}
