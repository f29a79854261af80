import { savingActions, type useSavings } from "../../store/panels/cost-savings.ts";
import { useApp } from "../../store/store.ts";
import { EditPreview } from "../EditPreview.tsx";

type Shown = NonNullable<Parameters<Parameters<typeof useSavings>[0]>[0]["preview"]>;

export function SavingsPreview({ preview: { before, after, ids } }: { preview: Shown }) {
  const late = useApp((state) => (state.text === before ? undefined : "The text has changed since"));
  return (
    <EditPreview
      {...{ before, after, late }}
      label="Preview of the saving"
      back={["Back to the costs", savingActions.closePreview]}
      apply={["Apply this saving", () => void savingActions.apply(ids)]}
    />
  );
}
