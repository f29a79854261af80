import { isOlder, revisions } from "../../../core/index.ts";
import { useLive } from "../../store/documents/server.ts";
import { useWire, type WireMessages, wireActions } from "../../store/panels/wire.ts";
import { useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, CallIcon, PassIcon } from "../../ui/icons.ts";

/** What can stand beside the messages: another revision, the official SDK, or the server that the tools came from; one at a time. */
export function WireBeside({ shown: { left, live } }: { shown: WireMessages }) {
  const older = revisions.findLast(({ id }) => isOlder(id, left.revision))?.id ?? revisions.at(-1)?.id ?? left.revision;
  const kind = useWire((state) => state.second?.kind);
  const server = useLive((state) => state.servers)[useApp((state) => state.document.id)];
  return (
    <>
      {kind !== "revision" && (
        <Button look="outlined" onClick={() => wireActions.setBeside({ kind: "revision", revision: older })}>
          <Icon of={AddIcon} />
          Add revision
        </Button>
      )}
      <Button
        look="outlined"
        aria-pressed={kind === "witness"}
        onClick={() => wireActions.setBeside(kind === "witness" ? null : { kind: "witness" })}
      >
        <Icon of={PassIcon} />
        Check with the official SDK
      </Button>
      {server && live && (
        <Button look="outlined" onClick={() => void wireActions.callServer(server, live.tool, live.args)}>
          <Icon of={CallIcon} />
          Call the server
        </Button>
      )}
    </>
  );
}
