import { count, type PlacedPage, visible } from "../../core/index.ts";
import { design, type ShownPage, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { refusalSpoken } from "../store/panels/design-words.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { JsonIcon, StaleIcon } from "../ui/icons.ts";
import { Annotations } from "./Annotations.tsx";
import { Description } from "./Description.tsx";
import styles from "./Head.module.css";
import { InlineText } from "./InlineText.tsx";
import { HeadMenu } from "./menus/HeadMenu.tsx";
import { Problems } from "./Problems.tsx";
import type { RowProblems } from "./row-problems.ts";
import { tokenWords } from "./row-words.ts";
import { showInSource } from "./show-in-source.ts";

export const lockedBecause = "Nothing can be changed here until the text parses";

export interface HeadProps {
  shown: ShownPage;
  problems: RowProblems;
  isStale: boolean;
  isCompact: boolean;
}

/** The tool itself: what it is called, what it says it does, and what it hints at. */
export function Head({ shown, problems, isStale, isCompact }: HeadProps) {
  const { page, cuts } = shown;
  const locked = isStale ? lockedBecause : undefined;
  return (
    <header className={styles.head} data-stale={isStale} data-compact={isCompact}>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <Text field="name" page={page} locked={locked} className={styles.nameText} />
        </h2>
        {!(isCompact && page.title === undefined) && (
          <Text field="title" page={page} locked={locked} className={styles.title} />
        )}
        <Problems
          problems={[...(problems.head.get("name") ?? []), ...(problems.head.get("title") ?? [])]}
          of="the name"
        />
        <span className={styles.space} />
        <Problems problems={problems.head.get("")} of="the tool" />
        {isStale ? (
          <Badge icon={StaleIcon}>Last good text, {timeOf(shown.at)}</Badge>
        ) : (
          <span className={styles.cost} title="As Cost counts">
            {tokenWords(page.tokens)}
          </span>
        )}
        <Button onClick={() => showInSource(0)}>
          <Icon of={JsonIcon} />
          {isCompact ? "JSON" : "Edit as JSON"}
        </Button>
        {!isStale && <HeadMenu page={page} actions={designActions} />}
      </div>
      <Description
        text={page.description ?? ""}
        cuts={cuts}
        locked={locked}
        problems={problems.head.get("description")}
        isCompact={isCompact}
      />
      <Annotations
        annotations={page.annotations}
        problems={problems.head.get("annotations") ?? []}
        isLocked={isStale}
        isCompact={isCompact}
      />
      <OtherFields names={page.other} offsets={page.otherOffsets} />
    </header>
  );
}

interface TextProps {
  field: "name" | "title";
  page: PlacedPage;
  locked: string | undefined;
  className: string | undefined;
}

function Text({ field, page, locked, className }: TextProps) {
  const keep = async (value: string) => {
    const refusal = await designActions.edit({ verb: "tool-text", field, value });
    return refusal && refusalSpoken(refusal);
  };
  const isAsked = useDesign(({ naming }) => field === "name" && naming !== null && naming === page.name);
  return (
    <InlineText
      label={field === "name" ? "Name" : "Title"}
      text={page[field] ?? ""}
      placeholder={field === "name" ? "Add a name" : "Add a title"}
      isMono={field === "name"}
      className={className}
      lockedBecause={locked}
      isAsked={isAsked}
      onAsked={named}
      onKeep={keep}
    />
  );
}

const named = () => design.setState({ naming: null });

function OtherFields({ names, offsets }: { names: readonly string[]; offsets: readonly number[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.other}>
      <span
        title={`${count(names.length, "field")} without a place of ${names.length === 1 ? "its" : "their"} own here`}
      >
        Other fields, kept as they are:
      </span>
      {names.slice(0, 12).map((name, at) => (
        <button key={name} type="button" className={styles.field} onClick={() => showInSource(offsets[at] ?? 0)}>
          {visible(name)}
        </button>
      ))}
      {names.length > 12 && <span>and {names.length - 12} more</span>}
    </p>
  );
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });
}
