import { useId, useState } from "react";
import { changeWords, figureWords, findTokenizer, numberWords, plural, shareWords } from "../../../core/index.ts";
import { setBudget, useCost } from "../../store/panels/cost.ts";
import { useEarlier } from "../../store/panels/cost-earlier.ts";
import { useSavings } from "../../store/panels/cost-savings.ts";
import { useApp } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, PassIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { BudgetBar } from "./BudgetBar.tsx";
import { costAbout } from "./grown.ts";
import styles from "./Total.module.css";
import { useShownCost } from "./useShownCost.ts";

/** The window that most models of today have at least. */
const windowTokens = 200_000;

/** What is paid in every request, and what of it is allowed. */
export function Total() {
  const { total, beside, tokenizer, isAll } = useShownCost();
  const max = useApp((state) => state.settings.budget.all);
  const busy = useCost((state) => state.isBusy);
  const other = findTokenizer(tokenizer === "claude" ? "o200k" : "claude");
  const over = isAll && max !== undefined && total.tokens > max;
  return (
    <div className={styles.total} aria-busy={busy}>
      <div className={styles.line}>
        <strong className={styles.figure}>
          {figureWords(total, tokenizer)} {plural(total.tokens, "token")}
        </strong>
        <span className={styles.share}>{shareWords(total.tokens, windowTokens)} of a 200k window</span>
        {other && (
          <span className={styles.beside}>
            {other.id === "claude" ? "Claude" : "o200k"}: {figureWords(beside, other.id)}
          </span>
        )}
        <span className={styles.space} />
        {isAll && <BudgetField over={over} />}
        {isAll && max !== undefined && !over && (
          <Badge icon={PassIcon} tone="ok">
            {numberWords(max - total.tokens)} left
          </Badge>
        )}
      </div>
      {isAll && max !== undefined && <BudgetBar tokens={total.tokens} max={max} />}
      {over && max !== undefined && <Over by={total.tokens - max} />}
    </div>
  );
}

function Over({ by }: { by: number }) {
  const since = useEarlier((state) => state.since);
  const grown = useCost((state) => costAbout(state, since));
  const savings = useSavings((state) => state.savings);
  const sum = savings.reduce((total, { tokens }) => total + tokens, 0);
  const reason = grown ? `: \`${grown.name}\` grew by ${numberWords(grown.change)} since ${grown.since}` : "";
  return (
    <>
      <p className={styles.over} role="status">
        <Icon of={ErrorIcon} />
        <span>
          <Message text={`${numberWords(by)} over the budget${reason}`} />
        </span>
      </p>
      {savings.length > 0 && (
        <p className={styles.way}>
          <a className={styles.show} href="#cost-savings">
            Show {savings.length} {plural(savings.length, "saving")}
          </a>
          {changeWords(-sum)} in all
        </p>
      )}
    </>
  );
}

/** What is typed stays as it is typed; only a whole number is a budget. */
function BudgetField({ over }: { over: boolean }) {
  const id = useId();
  const max = useApp((state) => state.settings.budget.all);
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const digits = text.replace(/[\s,.]/g, "");
    if (digits === "") setBudget(undefined);
    else if (/^\d{1,9}$/.test(digits)) setBudget(Number(digits));
  };
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        Budget
      </label>
      <input
        id={id}
        className={styles.field}
        data-over={over}
        inputMode="numeric"
        placeholder="none"
        value={typed ?? (max === undefined ? "" : numberWords(max))}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </>
  );
}
