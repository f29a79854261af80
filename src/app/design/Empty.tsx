import { action } from "../actions/actions.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AddIcon, DesignIcon, ErrorIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import { useEmptyKeys } from "./useEmptyKeys.ts";

/** A document without tools: the first one comes by a press, by a key, or by what is pasted. */
export function Empty({ hasKeys, showKeys }: { hasKeys: boolean; showKeys: () => void }) {
  useEmptyKeys(showKeys);
  return (
    <EmptyState
      icon={DesignIcon}
      title="No tools yet"
      fact="A tool is a name, a description and its fields. What you build here is written as text in Source."
    >
      <Button look="outlined" onClick={action("add-tool").run}>
        <Icon of={AddIcon} />
        Add tool
        {hasKeys && <Kbd keys={["Ins"]} />}
      </Button>
    </EmptyState>
  );
}

/** The text could never be read, so there is no page to keep. */
export function Unreadable() {
  return (
    <EmptyState
      icon={ErrorIcon}
      tone="error"
      title="No page yet"
      fact="The text cannot be read as it stands. The page comes as soon as it can."
    />
  );
}

export function Failed({ reason }: { reason: string }) {
  return <EmptyState icon={ErrorIcon} tone="error" title="No page of this text" fact={reason} />;
}
