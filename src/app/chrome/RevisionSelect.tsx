import { revisions } from "../../core/index.ts";
import { actions, useApp } from "../store/store.ts";
import { Choice } from "../ui/Choice.tsx";

/** The newest first. */
export const revisionChoices = revisions
  .map(({ id }, index) => ({ value: id, label: id, ...(index === revisions.length - 1 && { note: "latest" }) }))
  .toReversed();

/** The MCP revision that the document is checked against. */
export function RevisionSelect() {
  const revision = useApp((state) => state.settings.revision);
  return <Choice label="Revision" value={revision} options={revisionChoices} onChange={actions.setRevision} />;
}
