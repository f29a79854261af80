import { useSyncExternalStore } from "react";
import { actions } from "../store/store.ts";
import { isDark, onThemeChange } from "../theme.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { DarkIcon, LightIcon } from "../ui/icons.ts";
import { Tooltip } from "../ui/Tooltip.tsx";

/** Changes between light and dark. It shows what is on screen, also when the system changes that. */
export function ThemeButton() {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  const label = dark ? "Use the light theme" : "Use the dark theme";
  return (
    <Tooltip label={label}>
      <Button icon aria-label={label} onClick={() => actions.setTheme(dark ? "light" : "dark")}>
        <Icon of={dark ? DarkIcon : LightIcon} />
      </Button>
    </Tooltip>
  );
}
