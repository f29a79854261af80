import type { ReactNode } from "react";
import { type ClientInfo, clientActions } from "../../store/panels/clients.ts";
import { useApp } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DoneIcon, PassIcon, StaleIcon, UnknownIcon } from "../../ui/icons.ts";
import { keyed } from "../../ui/keyed.ts";
import { PageFrame } from "../PageFrame.tsx";
import styles from "./ClientPage.module.css";
import { SourceNote } from "./SourceNote.tsx";
import { ageOf, confidenceWords, sourceLink } from "./sources.ts";

/** All that is known of a client: facts, sources, dates, and what could not be verified. */
export function ClientPage({ client, onBack }: { client: ClientInfo; onBack: () => void }) {
  const isChosen = useApp((state) => state.settings.clients.includes(client.id));
  const age = ageOf(client.read);
  return (
    <PageFrame
      label={`Client ${client.title}`}
      title={client.title}
      back={["Clients", onBack]}
      bar={
        <Button aria-pressed={isChosen} onClick={() => clientActions.toggle(client.id)}>
          {isChosen && <Icon of={DoneIcon} />}
          {isChosen ? "Chosen" : "Choose this client"}
        </Button>
      }
    >
      <article className={styles.article}>
        <h3 className={styles.title}>{client.title}</h3>
        <p className={styles.meta}>
          <code>{client.id}</code> · {client.version}
        </p>
        <p className={styles.meta}>
          Sources read {client.read}
          {age && (
            <>
              {" "}
              <Badge icon={StaleIcon} tone="warning">{`${age}: it may have changed since`}</Badge>
            </>
          )}{" "}
          · {confidencesInWords(client.confidence)}
        </p>
        {client.checked && (
          <p className={styles.checked}>
            <Icon of={PassIcon} className={styles.ok} />
            {client.checked}
          </p>
        )}
        <Names client={client} />
        {client.routes.map((route) => (
          <Part key={route.id} title={client.routes.length > 1 ? `The schema ${route.title}` : "The schema"}>
            {route.optIn && <p className={styles.meta}>Only where somebody switches it on</p>}
            <Steps steps={route.unknown ? ["What is done to it is not published"] : route.steps} />
            <SourceNote fact={route} read={client.read} />
          </Part>
        ))}
        <Limits client={client} />
        <Uses client={client} />
        <Violations client={client} />
        <Open client={client} />
        <Part title="Sources">
          <ul className={styles.sources}>
            {client.sources.map((source) => (
              <Source key={source} source={source} />
            ))}
          </ul>
        </Part>
      </article>
    </PageFrame>
  );
}

function confidencesInWords(confidence: string): string {
  return confidence
    .split(" + ")
    .map((one) => confidenceWords[one] ?? one)
    .join(", ");
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4 className={styles.lead}>{title}</h4>
      {children}
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Names({ client: { naming, read } }: { client: ClientInfo }) {
  return (
    <Part title="The name that the model sees">
      <Steps steps={naming.steps} />
      <p>{naming.max === null ? "No limit is stated." : `At most ${naming.max} characters.`}</p>
      <SourceNote fact={naming} read={read} />
    </Part>
  );
}

function Limits({ client: { limits, read } }: { client: ClientInfo }) {
  if (limits.length === 0) return null;
  return (
    <Part title="Limits">
      {limits.map((limit) => (
        <div key={limit.what} className={styles.fact}>
          <p>
            {limit.what}: {[limit.max?.toLocaleString("en"), limit.text].filter(Boolean).join(", ")}
          </p>
          <SourceNote fact={limit} read={read} />
        </div>
      ))}
    </Part>
  );
}

function Uses({ client: { uses } }: { client: ClientInfo }) {
  const fields = Object.entries(uses);
  if (fields.length === 0) return null;
  return (
    <Part title="Which fields are used">
      <dl className={styles.uses}>
        {fields.map(([field, use]) => (
          <div key={field} className={styles.use}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Violations({ client: { onViolation, read } }: { client: ClientInfo }) {
  if (onViolation.length === 0) return null;
  return (
    <Part title="What happens on violation">
      {keyed(onViolation, ({ when }) => when).map(({ key, item }) => (
        <div key={key} className={styles.fact}>
          <p>
            <b className={styles.when}>{item.when}</b>: {item.effect}
          </p>
          <SourceNote fact={item} read={read} />
        </div>
      ))}
    </Part>
  );
}

function Open({ client: { open } }: { client: ClientInfo }) {
  return (
    <Part title="What could not be verified">
      {open.length === 0 && <p className={styles.meta}>Nothing is left open.</p>}
      <ul className={styles.open}>
        {open.map((question) => (
          <li key={question}>
            <Icon of={UnknownIcon} className={styles.info} />
            <span>{question}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Source({ source }: { source: string }) {
  const { href } = sourceLink(source);
  return (
    <li>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {source}
        </a>
      ) : (
        source
      )}
    </li>
  );
}
