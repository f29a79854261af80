import { count, plural } from "../../../core/index.ts";
import { type ClientRewrite, rewriteActions, useRewrites } from "../../store/panels/client-rewrites.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { FixIcon, WarningIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./Rewrites.module.css";
import { shortTitle } from "./short-titles.ts";
import { verdictLooks } from "./verdicts.ts";

/** What could be written otherwise, with what each client gains by it. */
export function Rewrites({ onPreview }: { onPreview?: (() => void) | undefined }) {
  const rewrites = useRewrites((state) => state.rewrites);
  const shown = useRewrites((state) => state.preview?.rewrite.id);
  if (rewrites.length === 0) return null;
  return (
    <section className={styles.rewrites} aria-label="Rewrites">
      <h4 className={styles.title}>
        <Icon of={FixIcon} size={14} />
        {count(rewrites.length, "rewrite")}
      </h4>
      <ul>
        {rewrites.map((rewrite) => (
          <li key={rewrite.id} className={styles.rewrite} data-shown={shown === rewrite.id}>
            <p className={styles.name}>{rewrite.title}</p>
            <p className={styles.does}>
              <Message text={rewrite.does} />
            </p>
            <Gains gains={rewrite.gains} />
            <Losses losses={rewrite.losses} />
            <Button
              small
              look="outlined"
              aria-label={`Preview: ${rewrite.title}`}
              onClick={() => void rewriteActions.preview(rewrite).then(onPreview)}
            >
              Preview
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxNamed = 3;

function Gains({ gains }: Pick<ClientRewrite, "gains">) {
  const better = gains.filter(({ before, after }) => before !== after);
  const words = better.slice(0, maxNamed).map(({ client, before, after }) => {
    return `${shortTitle(client)}: ${verdictLooks[before].word.toLowerCase()}, then ${verdictLooks[after].word.toLowerCase()}`;
  });
  const more = better.length - words.length;
  const fewer = gains.length - better.length;
  return (
    <p className={styles.gains}>
      {[
        ...words,
        ...(more > 0 ? [`${more} more get better`] : []),
        ...(fewer > 0 ? [`${count(fewer, "client")} ${plural(fewer, "changes", "change")} less of it`] : []),
      ].join("; ")}
    </p>
  );
}

function Losses({ losses }: Pick<ClientRewrite, "losses">) {
  if (losses.length === 0) return null;
  const names = losses.map(({ client }) => shortTitle(client));
  return (
    <p className={styles.losses}>
      <Icon of={WarningIcon} size={14} />
      Worse in {names.slice(0, maxNamed).join(", ")}
      {names.length > maxNamed && ` and ${names.length - maxNamed} more`}
    </p>
  );
}
