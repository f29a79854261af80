import { Button } from "../ui/Button.tsx";
import { useEditorCode } from "./editor-code.ts";
import { useHandedOver } from "./hand-over.ts";
import styles from "./PlainEditor.module.css";
import { PlainEditor } from "./PlainEditor.tsx";

/** The text of the document: a plain field at once, the real editor as soon as it is there. */
export function TextEditor() {
  const code = useEditorCode();
  const isDone = useHandedOver();
  return (
    <>
      {code.kind === "there" && (
        // Under the field, and for nobody but itself until it takes over.
        <div className={styles.real} inert={!isDone}>
          <code.SourceEditor />
        </div>
      )}
      {!isDone && <PlainEditor />}
      <div role="status">
        {code.kind === "failed" && (
          <p className={styles.failed}>
            The full editor could not be loaded. You can go on typing: text, checks and fixes work.
            <Button look="outlined" small onClick={() => location.reload()}>
              Reload
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
