import banner from "../chrome/LinkBanner.module.css";
import { setUpdateReady, useUpdateReady } from "../store/update.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { UpdateIcon } from "../ui/icons.ts";
import { reloadToUpdate } from "./register.ts";

/** Offers a new version; nobody is interrupted. */
export function UpdateNotice() {
  const ready = useUpdateReady();
  return (
    <div role="status">
      {ready && (
        <div className={banner.banner}>
          <Icon of={UpdateIcon} className={banner.icon} />
          <p className={banner.text}>A new version is ready. It starts with a reload; your documents stay.</p>
          <Button look="outlined" onClick={() => void reloadToUpdate()}>
            Reload
          </Button>
          <Button onClick={() => setUpdateReady(false)}>Later</Button>
        </div>
      )}
    </div>
  );
}
