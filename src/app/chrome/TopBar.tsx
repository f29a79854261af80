import { Menu } from "@base-ui/react/menu";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { MoreIcon, SearchIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import menu from "../ui/Menu.module.css";
import { Tooltip } from "../ui/Tooltip.tsx";
import { useTight, useWidth } from "../useWidth.ts";
import { ClientsMenu } from "./ClientsMenu.tsx";
import { DocumentMenu } from "./DocumentMenu.tsx";
import { Brand } from "./FirstFrame.tsx";
import { RevisionSelect, revisionChoices } from "./RevisionSelect.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import styles from "./TopBar.module.css";

const moreActions = [
  "new",
  "open",
  "import-live",
  "download",
  "share-options",
  "clients",
  "rules",
  "shortcuts",
  "help",
  "licences",
] as const;

export function TopBar() {
  const width = useWidth();
  const narrow = width === "narrow";
  const tight = useTight();
  const commands = action("commands");
  const exporting = action("export");
  return (
    <header className={styles.bar} data-region="Top bar">
      <Brand isTight={tight} />
      <DocumentMenu />
      <span className={styles.space} />
      {!narrow && <RevisionSelect />}
      {!narrow && <ClientsMenu />}
      {!tight && <span className={styles.rule} />}
      <Button icon={tight} aria-label={tight ? commands.title : undefined} onClick={commands.run}>
        <Icon of={SearchIcon} />
        {!tight && commands.title}
        {!tight && (
          <span className={styles.keys}>
            <Kbd keys={[keyText(commands.keys) ?? ""]} />
          </span>
        )}
      </Button>
      <ShareButton />
      {!narrow && (
        <Button icon={tight} aria-label={tight ? exporting.title : undefined} onClick={exporting.run}>
          <Icon of={exporting.icon} />
          {!tight && exporting.title}
        </Button>
      )}
      {!tight && <span className={styles.rule} />}
      {!narrow && <ThemeButton />}
      <Menu.Root>
        <Tooltip label="More">
          <Menu.Trigger
            render={
              <Button icon aria-label="More">
                <Icon of={MoreIcon} />
              </Button>
            }
          />
        </Tooltip>
        <Menu.Portal>
          <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
            <Menu.Popup className={menu.popup}>
              {moreActions.map(action).map(({ id, title, icon, keys, run }) => (
                <Menu.Item key={id} className={menu.item} onClick={run}>
                  <Icon of={icon} />
                  {title}
                  {keys && <span className={menu.keys}>{keyText(keys)}</span>}
                </Menu.Item>
              ))}
              {narrow && (
                <>
                  <Menu.Separator className={menu.separator} />
                  <RevisionItems />
                </>
              )}
              <Menu.Separator className={menu.separator} />
              <ThemeItems />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  );
}

function ThemeItems() {
  const theme = useApp((state) => state.theme);
  return (
    <Menu.RadioGroup value={theme} onValueChange={actions.setTheme}>
      <Menu.Group>
        <Menu.GroupLabel className={menu.label}>Theme</Menu.GroupLabel>
        {(["system", "light", "dark"] as const).map((value) => (
          <Menu.RadioItem key={value} value={value} className={menu.item}>
            <span className={menu.mark}>
              <Menu.RadioItemIndicator className={menu.dot} />
            </span>
            {{ system: "System", light: "Light", dark: "Dark" }[value]}
          </Menu.RadioItem>
        ))}
      </Menu.Group>
    </Menu.RadioGroup>
  );
}

function RevisionItems() {
  const revision = useApp((state) => state.settings.revision);
  return (
    <Menu.RadioGroup value={revision} onValueChange={actions.setRevision}>
      <Menu.Group>
        <Menu.GroupLabel className={menu.label}>Revision</Menu.GroupLabel>
        {revisionChoices.map(({ value: id }) => (
          <Menu.RadioItem key={id} value={id} className={menu.item}>
            <span className={menu.mark}>
              <Menu.RadioItemIndicator className={menu.dot} />
            </span>
            {id}
          </Menu.RadioItem>
        ))}
      </Menu.Group>
    </Menu.RadioGroup>
  );
}
