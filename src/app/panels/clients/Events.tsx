import type { LucideIcon } from "lucide-react";
import { type ClientReason, type ClientVerdict, radiusWords } from "../../../core/index.ts";
import type { MatrixTool } from "../../store/panels/client-matrix.ts";
import { actions } from "../../store/store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, InfoIcon, PassIcon, UnknownIcon, WarningIcon } from "../../ui/icons.ts";
import { keyed } from "../../ui/keyed.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./Events.module.css";
import { groupReasons, type PlacedReason, type ReasonGroup } from "./group-reasons.ts";
import { placeName } from "./place-name.ts";
import { SourceNote } from "./SourceNote.tsx";

/** More of them read like none. */
const maxEvents = 60;
const maxPlaces = 4;

interface EventsProps {
  reasons: readonly PlacedReason[];
  verdict: ClientVerdict;
  tool: MatrixTool | undefined;
  onGo: (() => void) | undefined;
}

/** Everything that happens to a tool in a client, the worst first, each with its source. */
export function Events({ reasons, verdict, tool, onGo }: EventsProps) {
  const groups = groupReasons(reasons);
  if (groups.length === 0)
    return (
      <p className={styles.fine}>
        <Icon of={PassIcon} className={styles.ok} />
        {verdict === "works" ? "Nothing that a model needs is lost on the way." : "Nothing more is known."}
      </p>
    );
  return (
    <ul data-client-events>
      {keyed(groups.slice(0, maxEvents), ({ code, path, source }) => `${code} ${path} ${source}`).map(
        ({ key, item }) => (
          <Event key={key} group={item} tool={tool} onGo={onGo} />
        ),
      )}
      {groups.length > maxEvents && <li className={styles.more}>{groups.length - maxEvents} more</li>}
    </ul>
  );
}

interface EventProps extends Pick<EventsProps, "tool" | "onGo"> {
  group: ReasonGroup;
}

function Event({ group, tool, onGo }: EventProps) {
  const { icon, tone } = lookOf(group);
  const { effect, message, places } = group;
  const isRefusal = tone === "error";
  return (
    <li className={styles.event}>
      <Icon of={icon} className={styles[tone]} />
      <div className={styles.words}>
        <p>
          <Message text={message} />
          {isRefusal && effect !== "same" && effect !== "advice" && (
            <span className={styles.radius}>: {radiusWords[effect]}</span>
          )}
        </p>
        <Places places={places} tool={tool} onGo={onGo} />
        <SourceNote fact={group} read={group.read} />
      </div>
    </li>
  );
}

interface PlacesProps extends Pick<EventsProps, "tool" | "onGo"> {
  places: ReasonGroup["places"];
}

function Places({ places, tool, onGo }: PlacesProps) {
  return (
    <p className={styles.places}>
      {places.slice(0, maxPlaces).map(({ path, span }) =>
        span && tool ? (
          <button
            key={path}
            type="button"
            className={styles.place}
            title={path}
            aria-label={`Go to ${placeName(path)}`}
            onClick={() => {
              onGo?.();
              actions.goTo({ offset: tool.offset + span.offset, length: span.length });
            }}
          >
            {placeName(path)}
          </button>
        ) : (
          <code key={path} className={styles.nowhere} title={path}>
            {placeName(path)}
          </code>
        ),
      )}
      {places.length > maxPlaces && <span className={styles.more}>and {places.length - maxPlaces} more</span>}
    </p>
  );
}

function lookOf({ effect, code }: ClientReason): {
  readonly icon: LucideIcon;
  readonly tone: "error" | "warning" | "info";
} {
  if (code === "steps-unknown" || code === "too-large") return { icon: UnknownIcon, tone: "info" };
  if (effect === "advice" || effect === "same") return { icon: InfoIcon, tone: "info" };
  return effect === "meaning" ? { icon: WarningIcon, tone: "warning" } : { icon: ErrorIcon, tone: "error" };
}
