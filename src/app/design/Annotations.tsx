import { useState } from "react";
import type { Annotation, Diagnostic } from "../../core/index.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../ui/icons.ts";
import { AnnotationChip } from "./AnnotationChip.tsx";
import styles from "./Annotations.module.css";
import { Problems } from "./Problems.tsx";

export interface AnnotationsProps {
  annotations: readonly Annotation[];
  problems: readonly Diagnostic[];
  isLocked: boolean;
  isCompact: boolean;
}

/** The four hints of the tool; on small screens one line that opens them. */
export function Annotations({ annotations, problems, isLocked, isCompact }: AnnotationsProps) {
  const [isOpen, setOpen] = useState(false);
  const own = (key: string) => problems.find(({ path }) => path.endsWith(`/${key}`));
  const others = problems.filter(({ path }) => !annotations.some(({ key }) => path.endsWith(`/${key}`)));
  const set = annotations.filter(({ value }) => value !== undefined).length;
  const chips = (
    <div className={styles.chips}>
      {annotations.map((annotation) => (
        <AnnotationChip
          key={annotation.key}
          annotation={annotation}
          problem={own(annotation.key)}
          isLocked={isLocked}
          onChange={(value) => void designActions.edit({ verb: "annotate", key: annotation.key, value })}
        />
      ))}
      <Problems problems={others} of="the annotations" />
    </div>
  );
  if (!isCompact) return chips;
  return (
    <>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>Annotations</b> {set} of {annotations.length} set
        <Icon of={isOpen ? OpenIcon : PathIcon} size={14} className={styles.chevron} />
      </button>
      {isOpen && chips}
    </>
  );
}
