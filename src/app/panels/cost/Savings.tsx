import { changeWords, count, figureWords, type Saving } from "../../../core/index.ts";
import { useCost } from "../../store/panels/cost.ts";
import { chosenSavings, isChosenSaving, savingActions, useSavings } from "../../store/panels/cost-savings.ts";
import { useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Count } from "../../ui/Count.tsx";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./Savings.module.css";

/** What could be said with fewer tokens, each with what it changes; the chosen ones are one edit. */
export function Savings() {
  const savings = useSavings((state) => state.savings);
  const turned = useSavings((state) => state.turned);
  const isFound = useSavings((state) => state.isFound);
  const chosen = chosenSavings({ savings, turned });
  return (
    <section id="cost-savings" className={styles.savings} aria-label="Savings" tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          Savings <Count number={savings.length} />
        </h3>
        <span>{chosen.length} chosen</span>
      </div>
      <Scroller className={styles.list} label="List of savings">
        {savings.length === 0 && (
          <p className={styles.none}>
            {isFound ? "Nothing found that says the same in fewer tokens" : "Looking for savings"}
          </p>
        )}
        <ul>
          {savings.map((saving) => (
            <SavingRow key={saving.id} saving={saving} isChosen={isChosenSaving({ turned }, saving)} />
          ))}
        </ul>
      </Scroller>
      {savings.length > 0 && <Offer chosen={chosen} />}
    </section>
  );
}

function SavingRow({ saving, isChosen }: { saving: Saving; isChosen: boolean }) {
  const { id, title, effect, tokens, lost } = saving;
  const plain = title.replaceAll("`", "");
  return (
    <li className={styles.saving}>
      <label className={styles.what}>
        <input type="checkbox" checked={isChosen} onChange={() => savingActions.toggle(saving)} />
        <span>
          <span className={styles.name}>
            <Message text={title} />
          </span>
          <span className={styles.effect}>
            <Message text={effect} />
          </span>
          {lost !== undefined && <span className={styles.lost}>{lost.trim().slice(0, 300)}</span>}
        </span>
      </label>
      <span className={styles.tokens}>{changeWords(-tokens)}</span>
      <Button small look="outlined" aria-label={`Preview: ${plain}`} onClick={() => void savingActions.preview([id])}>
        Preview
      </Button>
    </li>
  );
}

/** What will happen, the button that does it, and what is left then. */
function Offer({ chosen }: { chosen: readonly Saving[] }) {
  const saved = useSavings((state) => state.saved);
  const of = useSavings((state) => state.text);
  const late = useApp((state) => (state.text === of ? undefined : "The text is still being looked through"));
  const total = useCost((state) => state.total);
  const tokenizer = useCost((state) => state.tokenizer);
  const places = chosen.reduce((sum, one) => sum + one.places, 0);
  const tools = new Set(chosen.flatMap((one) => one.tools)).size;
  const isNone = chosen.length === 0;
  const after = saved === null ? null : less(total, saved);
  return (
    <div className={styles.promise}>
      <p className={styles.words}>
        {isNone
          ? "Each saving takes the same calls as before."
          : `Rewrites ${count(places, "place")} in ${count(tools, "tool")} and keeps comments and formatting. Undo takes it back.`}
      </p>
      <div className={styles.do}>
        <Button
          look="filled"
          disabledBecause={isNone ? "Choose a saving" : late}
          onClick={() => void savingActions.apply(chosen.map(({ id }) => id))}
        >
          {isNone
            ? "Choose a saving"
            : `Apply ${count(chosen.length, "saving")}${saved === null ? "" : ` (${changeWords(-saved)})`}`}
        </Button>
        {!isNone && after && <span className={styles.after}>{figureWords(after, tokenizer)} after</span>}
      </div>
    </div>
  );
}

function less({ tokens, low, high }: { tokens: number; low?: number; high?: number }, saved: number) {
  const share = tokens === 0 ? 0 : 1 - saved / tokens;
  return {
    tokens: tokens - saved,
    ...(low !== undefined && { low: Math.round(low * share) }),
    ...(high !== undefined && { high: Math.round(high * share) }),
  };
}
