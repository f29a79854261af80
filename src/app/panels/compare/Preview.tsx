import { align, compareActions } from "../../store/panels/compare.ts";
import { EditPreview } from "../EditPreview.tsx";
import { useStaleReason } from "./stale.ts";

export function Preview({ before, after }: { before: string; after: string }) {
  return (
    <EditPreview
      {...{ before, after }}
      late={useStaleReason()}
      label="Preview of the edits"
      back={["Back to the changes", compareActions.closePreview]}
      apply={["Apply these edits", () => void align("apply")]}
    />
  );
}
