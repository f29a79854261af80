import { visible } from "../../core/index.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import { useTight } from "../useWidth.ts";
import names from "./DocumentMenu.module.css";
import editorBar from "./EditorBar.module.css";
import panel from "./SidePanel.module.css";
import topBar from "./TopBar.module.css";

// Bars as they look before their menus and tabs have come: nothing moves when those take their places.

export function FirstTopBar() {
  const name = useApp((state) => state.document.name);
  const tight = useTight();
  return (
    <header className={topBar.bar} data-region="Top bar">
      <Brand isTight={tight} />
      <Button className={names.trigger} data-document-menu disabledBecause="Still loading">
        <span className={names.name}>{visible(name)}</span>
        <Icon of={OpenIcon} size={14} />
      </Button>
    </header>
  );
}

export function Brand({ isTight }: { isTight: boolean }) {
  return (
    <>
      <h1 className={topBar.brand}>
        <img src="./icon.svg" alt="" width={20} height={20} />
        <span className={isTight ? "visually-hidden" : undefined}>Toolwright</span>
      </h1>
      {!isTight && <span className={topBar.slash}>/</span>}
    </>
  );
}

export function FirstEditorBar() {
  return <div className={editorBar.bar} />;
}

export function FirstPanel() {
  return (
    <div className={panel.root} data-region="Panel">
      <div className={panel.bar} />
    </div>
  );
}
