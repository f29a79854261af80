import { enterRegion } from "../actions/regions.ts";
import { useApp } from "../store/store.ts";
import styles from "./SkipLinks.module.css";

/** The first stops of the keyboard: past the bars, into the text or the panel. */
export function SkipLinks() {
  const { id, text } = useApp((state) => state.spoken);
  return (
    <>
      {(["Editor", "Panel"] as const).map((name) => (
        <button key={name} type="button" className={styles.link} onClick={() => enterRegion(name)}>
          {name === "Editor" ? "Skip to the editor, F6 leaves it" : "Skip to the panel"}
        </button>
      ))}
      <div role="status" className="visually-hidden">
        <span key={id}>{text}</span>
      </div>
    </>
  );
}
