import { type RefObject, useEffect, useRef } from "react";
import { type Json, type Path, sameJson, type Typed, valueAt } from "../../core/index.ts";
import { draftOf, onDraftChange } from "../store/panels/arguments.ts";
import { useForm } from "./context.ts";
import { editsAt } from "./edit.ts";

type Input = HTMLInputElement & HTMLTextAreaElement;

/** How text and value turn into each other. */
export interface Typing {
  readonly read: (text: string) => Typed;
  readonly write: (value: Json | undefined) => string;
}

export interface TypedInput {
  readonly ref: RefObject<Input | null>;
  readonly onInput: () => void;
}

/**
 * A control that keeps its own text: a character is on screen before anything else knows of it,
 * and text that is half a number is never written over.
 */
export function useTyped(path: Path, { read, write }: Typing, element: boolean): TypedInput {
  const { callKey } = useForm();
  const ref = useRef<Input>(null);
  const place = JSON.stringify(path);
  useEffect(() => {
    const at = JSON.parse(place) as Path;
    let shown: Json | undefined | symbol = Symbol("nothing yet");
    const show = () => {
      const input = ref.current;
      const value = valueAt(draftOf(callKey).value, at);
      if (!input || value === shown) return;
      shown = value;
      const typed = read(input.value);
      const means = typed.kind === "value" ? typed.value : undefined;
      if (value === undefined ? typed.kind === "value" : !sameJson(means, value)) input.value = write(value);
    };
    show();
    return onDraftChange(show);
  }, [callKey, place, read, write]);
  const onInput = () => {
    const typed = read(ref.current?.value ?? "");
    const edits = editsAt(callKey, path);
    if (typed.kind === "value") edits.set(typed.value);
    else if (typed.kind === "unfinished") {
      if (!element) edits.omit();
      edits.unfinished(typed.message);
    } else if (!element) edits.omit();
    else if (read("x").kind === "value") edits.set("");
    else edits.unfinished("An element of a list needs a value: type one, or remove it");
  };
  return { ref, onInput };
}
