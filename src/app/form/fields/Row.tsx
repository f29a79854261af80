import type { Ref } from "react";
import type { Path } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon } from "../../ui/icons.ts";
import type { Host } from "../context.ts";
import { Field } from "../Field.tsx";
import styles from "./Nested.module.css";

/** An element of a list, and the way to remove it. */
export function Row(props: {
  name: string;
  node: number;
  path: Path;
  depth: number;
  host: Host;
  step: number;
  onRemove: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  return (
    <div ref={props.ref} className={styles.row}>
      <Field
        node={props.node}
        path={props.path}
        name={props.name}
        required={false}
        depth={props.depth}
        host={props.host}
        step={props.step}
        shape="element"
      />
      <Button icon aria-label={`Remove ${props.name}`} onClick={props.onRemove}>
        <Icon of={ClearIcon} size={14} />
      </Button>
    </div>
  );
}
