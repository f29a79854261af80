import { Dialog } from "@base-ui/react/dialog";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { ClearIcon } from "./icons.ts";

/** The x in the head of a dialog or a sheet. */
export function DialogClose() {
  return (
    <Dialog.Close
      render={
        <Button icon aria-label="Close">
          <Icon of={ClearIcon} />
        </Button>
      }
    />
  );
}
