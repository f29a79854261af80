import { Dialog } from "@base-ui/react/dialog";
import { type RefObject, useRef } from "react";
import { liveActions, useLive } from "../store/documents/server.ts";
import { Busy } from "../ui/Busy.tsx";
import { Button } from "../ui/Button.tsx";
import { DialogClose } from "../ui/DialogClose.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AlignIcon, ErrorIcon, ServerIcon } from "../ui/icons.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./LiveImport.module.css";

/** Asks a running server for its tools. The page behind it stays usable. */
export function LiveImport() {
  const isOpen = useLive((state) => state.isOpen);
  const address = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => !open && liveActions.close()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.popup} initialFocus={address}>
          <Form address={address} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Form({ address }: { address: RefObject<HTMLInputElement | null> }) {
  const url = useLive((state) => state.url);
  const headers = useLive((state) => state.headers);
  const busy = useLive((state) => state.busy);
  const problem = useLive((state) => state.problem);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void liveActions.importTools();
      }}
    >
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>Import from a server</Dialog.Title>
        <DialogClose />
      </div>
      <label className={styles.label}>
        Address of the MCP endpoint
        <input
          ref={address}
          className={styles.field}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/mcp"
          value={url}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : "live-problem"}
          onChange={(event) => liveActions.setUrl(event.currentTarget.value)}
        />
      </label>
      <label className={styles.label}>
        Headers, one a line
        <textarea
          className={styles.field}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          placeholder="Authorization: Bearer …"
          value={headers}
          onChange={(event) => liveActions.setHeaders(event.currentTarget.value)}
        />
      </label>
      <p className={styles.fact}>
        Asks that server for its list of tools and nothing else. Address and headers stay in the memory of this tab:
        they are in no link, export or log.
      </p>
      {problem !== null && (
        <p id="live-problem" role="alert" className={styles.problem}>
          <Icon of={ErrorIcon} />
          <span>
            <Message text={problem} />
          </span>
        </p>
      )}
      {busy && <Busy label="Asking the server" onCancel={liveActions.cancel} />}
      <div className={styles.actions}>
        <Button
          look="outlined"
          disabledBecause={busy ? "The server is being asked" : undefined}
          onClick={() => void liveActions.compareTools()}
        >
          <Icon of={AlignIcon} />
          Compare with this document
        </Button>
        <Button type="submit" look="filled" disabledBecause={busy ? "The server is being asked" : undefined}>
          <Icon of={ServerIcon} />
          Import tools
        </Button>
      </div>
    </form>
  );
}
