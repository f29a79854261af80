import { useId, useState } from "react";
import { saveCase } from "../../store/panels/try-cases.ts";
import { Button } from "../../ui/Button.tsx";
import { focusOn } from "../../ui/focus-on.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import styles from "./CasesPane.module.css";

const verdicts = [
  { value: "valid", label: "Accept" },
  { value: "invalid", label: "Reject" },
] as const;

/** A name and a verdict for the arguments that are there. */
export function SaveCase(props: { expect: "valid" | "invalid"; onDone: () => void }) {
  const id = useId();
  const [name, setName] = useState("");
  const [expect, setExpect] = useState(props.expect);
  const save = () => {
    if (name.trim() === "") return;
    void saveCase(name.trim(), expect);
    props.onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        ref={focusOn}
        className={styles.input}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && props.onDone()}
      />
      <Segmented label="Expected verdict" value={expect} options={verdicts} onChange={setExpect} />
      <Button type="submit" look="outlined" disabledBecause={name.trim() === "" ? "A case needs a name" : undefined}>
        Save case
      </Button>
      <Button onClick={props.onDone}>Cancel</Button>
    </form>
  );
}
