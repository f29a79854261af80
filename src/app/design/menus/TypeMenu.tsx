import { Popover } from "@base-ui/react/popover";
import { type ComponentProps, useRef, useState } from "react";
import {
  type Consequence,
  consequenceInWords,
  type DesignEdit,
  type DesignPage,
  nameInWords,
  type Row,
  refusalInWords,
  typeInWords,
} from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, OpenIcon, RecursiveIcon, SharedIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { Message } from "../../ui/Message.tsx";
import type { DesignActions } from "../actions.ts";
import { InferDialog } from "./InferDialog.tsx";
import styles from "./Menus.module.css";
import { SharedPlaces } from "./SharedPlaces.tsx";
import { TypeList } from "./TypeList.tsx";
import type { TypeOption } from "./type-choices.ts";

export interface TypeMenuProps extends Omit<ComponentProps<"button">, "onClick" | "type"> {
  readonly row: Row;
  readonly actions: DesignActions;
  /** For the shared definitions that the row could use. */
  readonly page?: DesignPage | undefined;
  /** The row takes listed values now, which somebody has to write: under this keyword. */
  readonly onValues?: (keyword: "enum" | "const") => void;
}

type Step =
  | { readonly at: "closed" | "list" | "infer" | "shared" }
  | { readonly at: "confirm"; readonly option: TypeOption; readonly consequences: readonly Consequence[] }
  | { readonly at: "refused"; readonly message: string };

/** The type in words. It opens what else the row could be; what a change would lose is said before it is made. */
export function TypeMenu({ row, actions, page, onValues, className, ...rest }: TypeMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>({ at: "closed" });
  const close = () => setStep({ at: "closed" });
  const run = async (edit: DesignEdit) => {
    const refusal = await actions.edit(edit);
    setStep(refusal ? { at: "refused", message: refusalInWords(refusal) } : { at: "closed" });
    if (refusal || edit.verb !== "type") return;
    if (edit.to.to === "values") onValues?.("enum");
    if (edit.to.to === "constant") onValues?.("const");
  };
  const choose = async (option: TypeOption) => {
    if (option.isCurrent) return close();
    const result = await actions.preview(option.edit);
    if ("refusal" in result) return setStep({ at: "refused", message: refusalInWords(result.refusal) });
    const losing = result.consequences.some(({ code }) => code === "removed" || code === "not-taken");
    if (losing) setStep({ at: "confirm", option, consequences: result.consequences });
    else await run(option.edit);
  };
  const isOpen = step.at !== "closed" && step.at !== "infer";
  const { type } = row;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={[styles.type, className].filter(Boolean).join(" ")}
        data-cell="type"
        aria-label={`${nameInWords(row)}, type, ${typeInWords(type)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setStep(isOpen ? { at: "closed" } : { at: "list" })}
        {...rest}
      >
        {type.kind === "shared" && <Icon of={type.isRecursive ? RecursiveIcon : SharedIcon} size={14} />}
        <span className={styles.words}>{typeInWords(type)}</span>
        <Icon of={OpenIcon} size={12} className={styles.chevron} />
      </button>
      {isOpen && (
        <Popover.Root open onOpenChange={(open) => !open && close()}>
          <Popover.Portal>
            <Popover.Positioner
              anchor={trigger}
              className={menu.positioner}
              align="start"
              sideOffset={4}
              // Under the cell or over it, as high as there is room: beside it the menu would hide the row.
              collisionAvoidance={{ fallbackAxisSide: "none" }}
            >
              <Popover.Popup
                className={`${menu.popup} ${step.at === "shared" ? styles.wide : styles.popup}`}
                aria-label={`Type of ${nameInWords(row)}`}
                finalFocus={trigger}
                // Keys in here are not keys of the grid around the button.
                onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
              >
                {step.at === "list" && (
                  <TypeList
                    row={row}
                    page={page}
                    onChoose={(option) => void choose(option)}
                    onInfer={() => setStep({ at: "infer" })}
                    onShared={() => setStep({ at: "shared" })}
                  />
                )}
                {step.at === "confirm" && (
                  <Confirm
                    step={step}
                    onBack={() => setStep({ at: "list" })}
                    onRun={() => void run(step.option.edit)}
                  />
                )}
                {step.at === "refused" && (
                  <p role="alert" className={styles.problem}>
                    <Icon of={ErrorIcon} size={14} />
                    <span>
                      <Message text={step.message} />
                    </span>
                  </p>
                )}
                {step.at === "shared" && (
                  <>
                    <p className={styles.title}>Edit {typeInWords(type)}</p>
                    <SharedPlaces path={row.path} actions={actions} onEverywhere={close} onDone={close} isReference />
                  </>
                )}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
      {step.at === "infer" && (
        <InferDialog
          path={row.path}
          actions={actions}
          onClose={close}
          wants={type.kind === "object" ? "fields" : "value"}
        />
      )}
    </>
  );
}

interface ConfirmProps {
  readonly step: Step & { readonly at: "confirm" };
  readonly onBack: () => void;
  readonly onRun: () => void;
}

function Confirm({ step: { option, consequences }, onBack, onRun }: ConfirmProps) {
  return (
    <div className={styles.form} role="alert">
      <p className={styles.title}>Change to {option.label}</p>
      {consequences.map((one) => (
        <p key={one.code + consequenceInWords(one)}>
          <Message text={consequenceInWords(one)} />
        </p>
      ))}
      <div className={styles.buttons}>
        <Button look="outlined" onClick={onBack}>
          Back
        </Button>
        <Button look="filled" autoFocus onClick={onRun}>
          Change
        </Button>
      </div>
    </div>
  );
}
