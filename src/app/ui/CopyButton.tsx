import { useEffect, useState } from "react";
import { copyText } from "../copy-text.ts";
import { Button, type ButtonProps } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { CopyIcon, DoneIcon, ErrorIcon } from "./icons.ts";
import { Tooltip } from "./Tooltip.tsx";

export interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  /** What it copies, asked for when it is pressed. */
  text: () => string | Promise<string>;
  /** What it says; with `icon` only as its name. */
  label?: string;
}

const states = { idle: CopyIcon, done: DoneIcon, failed: ErrorIcon } as const;

/** Copies, and says so for two seconds. */
export function CopyButton({ text, label = "Copy", icon = false, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof states>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text())) ? "done" : "failed");
  const words = { idle: label, done: "Copied", failed: "The browser refused" }[state];
  const button = (
    <Button icon={icon} aria-label={icon ? words : undefined} onClick={() => void copy()} {...rest}>
      <Icon of={states[state]} />
      {!icon && words}
    </Button>
  );
  return (
    <>
      {icon ? <Tooltip label={words}>{button}</Tooltip> : button}
      <span role="status" className="visually-hidden">
        {state === "idle" ? "" : words}
      </span>
    </>
  );
}
