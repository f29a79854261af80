import { Menu } from "@base-ui/react/menu";
import type { Annotation, Diagnostic } from "../../core/index.ts";
import { Icon } from "../ui/Icon.tsx";
import { DoneIcon, NoIcon, OmittedIcon, OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { SeverityIcon } from "../ui/Severity.tsx";
import styles from "./AnnotationChip.module.css";
import { annotationWords, valueWords } from "./annotation-words.ts";

export interface AnnotationChipProps {
  annotation: Annotation;
  problem: Diagnostic | undefined;
  isLocked: boolean;
  onChange: (value: boolean | undefined) => void;
}

const choices = [undefined, true, false] as const;
const idOf = (value: boolean | undefined) => (value === undefined ? "unset" : value ? "yes" : "no");

/** One hint of the tool: not set, yes or no, each with what it means. */
export function AnnotationChip({ annotation, problem, isLocked, onChange }: AnnotationChipProps) {
  const { key, value } = annotation;
  const words = annotationWords[key];
  const icon = value === undefined ? OmittedIcon : value ? DoneIcon : NoIcon;
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.chip} data-set={value !== undefined} disabled={isLocked}>
        <Icon of={icon} size={14} />
        <span>
          {words?.title ?? key}: <ValueText annotation={annotation} />
        </span>
        {problem && (
          <span title={problem.message.replaceAll("`", "")}>
            <SeverityIcon of={problem.severity} size={14} />
            <span className="visually-hidden">{problem.message.replaceAll("`", "")}</span>
          </span>
        )}
        <Icon of={OpenIcon} size={12} className={styles.open} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="start" sideOffset={4}>
          <Menu.Popup className={menu.popup}>
            <Menu.RadioGroup
              value={idOf(value)}
              onValueChange={(id: string) => onChange(choices.find((choice) => idOf(choice) === id))}
            >
              {choices.map((choice) => (
                <Menu.RadioItem key={idOf(choice)} value={idOf(choice)} className={menu.item} closeOnClick>
                  <span className={menu.mark}>
                    <Menu.RadioItemIndicator className={menu.dot} />
                  </span>
                  {choice === undefined ? "Not set" : choice ? "Yes" : "No"}
                  <span className={menu.keys}>{meaning(annotation, choice)}</span>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function ValueText({ annotation: { value, default: standard, isWrong, hasNoEffect } }: { annotation: Annotation }) {
  if (isWrong) return <b>neither yes nor no</b>;
  if (hasNoEffect) return <span className={styles.quiet}>no effect, read-only</span>;
  if (value !== undefined) return <b>{valueWords(value)}</b>;
  return (
    <>
      {valueWords(standard)} <span className={styles.quiet}>(default)</span>
    </>
  );
}

function meaning({ key, default: standard }: Annotation, choice: boolean | undefined): string {
  const words = annotationWords[key];
  if (choice === undefined) return `means ${valueWords(standard)} (default)`;
  return (choice ? words?.yes : words?.no) ?? "";
}
