import { Popover } from "@base-ui/react/popover";
import { useEffect, useState } from "react";
import { keyCaps } from "../actions/keys.ts";
import { useDesign } from "../store/panels/design.ts";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import menu from "../ui/Menu.module.css";
import styles from "./HintBar.module.css";

type Hint = readonly [keys: readonly string[], words: string];

const alt = keyCaps("alt")[0] ?? "Alt";
const shown: readonly Hint[] = [
  [["↑", "↓"], "move"],
  [["←", "→"], "fold"],
  [["↵"], "details"],
  [["F2"], "rename"],
  [["Tab"], "next cell"],
  [[alt, "↑↓"], "reorder"],
  [keyCaps("mod+d"), "duplicate"],
  [["Del"], "remove"],
];
const others: readonly Hint[] = [
  [["Home", "End"], "first and last"],
  [["a…z"], "jump to a name"],
  [keyCaps("mod+f"), "filter fields"],
  [["Space"], "required on or off"],
  [["Ins"], "new field below"],
  [keyCaps("mod+enter"), "new field inside"],
  [[`${alt}←`, `${alt}→`], "out of the object, into the one above"],
  [[...keyCaps("mod+c"), ...keyCaps("mod+x").slice(-1), ...keyCaps("mod+v").slice(-1)], "copy, cut, paste as JSON"],
  [["F8"], "next problem"],
  [keyCaps("shift+F10"), "menu of the row"],
  [["Esc"], "from a cell back to its row"],
  [keyCaps("mod+z"), "undo"],
];

/** The keys of the page: eight in sight, all of them behind the question mark. */
export function HintBar({
  isStale,
  isOpen,
  onOpen,
}: {
  isStale: boolean;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}) {
  if (isStale)
    return <div className={styles.bar}>Nothing can be changed here until the text parses; Source takes every key</div>;
  return (
    <div className={styles.bar}>
      <Refusal />
      <div className={styles.hints}>
        {shown.map(([keys, words]) => (
          <span key={words} className={styles.hint}>
            <Kbd keys={keys} />
            {words}
          </span>
        ))}
      </div>
      <Popover.Root open={isOpen} onOpenChange={onOpen}>
        <Popover.Trigger className={styles.all}>
          <Kbd keys={["?"]} />
          all
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={menu.positioner} side="top" align="end" sideOffset={4}>
            <Popover.Popup className={`${menu.popup} ${styles.popup}`} aria-label="Keys of the page">
              {[...shown, ...others].map(([keys, words]) => (
                <div key={words} className={styles.line}>
                  <span>{words}</span>
                  <Kbd keys={keys} />
                </div>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

/** How long a refusal stays in sight. */
const shownMs = 5_000;

/** Why the last key did nothing, for those who look; it is read out as well. */
function Refusal() {
  const { id, text, isRefusal } = useDesign((state) => state.spoken);
  const [over, setOver] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setOver(id), shownMs);
    return () => clearTimeout(timer);
  }, [id]);
  if (!isRefusal || over === id) return null;
  return (
    <span className={styles.refusal} aria-hidden="true">
      <Icon of={ErrorIcon} size={14} />
      {text}
    </span>
  );
}
