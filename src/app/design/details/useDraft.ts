import { type KeyboardEvent, useState } from "react";

/** Writes what was typed; gives back why it cannot, in words. */
export type Commit = (text: string) => Promise<string | undefined>;

/** A field whose text is written when it is left or Enter is pressed. Escape puts back what was there. */
export function useDraft(value: string, commit: Commit) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  // Another value from outside is newer than what was typed.
  const text = draft && draft.of === value ? draft.text : value;
  const keep = async () => {
    if (text === value) return setDraft(null);
    const refused = await commit(text);
    setProblem(refused);
    if (refused === undefined) setDraft(null);
  };
  return {
    problem,
    field: {
      value: text,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        setProblem(undefined);
        setDraft({ text: currentTarget.value, of: value });
      },
      onBlur: () => void keep(),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing && event.currentTarget.tagName === "INPUT") {
          event.preventDefault();
          void keep();
        }
        if (event.key === "Escape" && text !== value) {
          event.preventDefault();
          event.stopPropagation();
          setProblem(undefined);
          setDraft(null);
        }
      },
    },
  };
}
