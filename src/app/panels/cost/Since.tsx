import { chooseSince, useEarlier } from "../../store/panels/cost-earlier.ts";
import { Choice } from "../../ui/Choice.tsx";

/** Which earlier version the changes are told since. */
export function Since() {
  const labels = useEarlier((state) => state.labels);
  const since = useEarlier((state) => state.since?.label);
  if (since === undefined) return "Since";
  const options = labels.map((label) => {
    const [version = label, written] = label.split(", ");
    return { value: label, label: version, ...(written !== undefined && { note: written }) };
  });
  return <Choice label="Since" value={since} options={options} onChange={chooseSince} isQuiet />;
}
