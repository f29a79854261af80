import { Popover } from "@base-ui/react/popover";
import { useEffect, useState } from "react";
import { useDesign } from "../store/panels/design.ts";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import menu from "../ui/Menu.module.css";
import styles from "./HintBar.module.css";
import { type Hints, hints } from "./hints.ts";

export interface HintBarProps {
  /** Where the keys go; to nothing while the text does not parse. */
  of: keyof typeof hints | "stale";
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** The keys of the page: at most eight in sight, all of them behind the question mark. */
export function HintBar({ of, isOpen, onOpen }: HintBarProps) {
  const besides = useDesign((state) => state.besides);
  if (of === "stale")
    return <div className={styles.bar}>Nothing can be changed here until the text parses; Source takes every key</div>;
  const { shown, others, fact }: Hints = hints[of];
  if (besides !== null)
    return (
      <div className={styles.bar}>
        <Kbd keys={["↵"]} />
        {besides}
      </div>
    );
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
      {fact !== undefined ? (
        fact
      ) : (
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
      )}
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
