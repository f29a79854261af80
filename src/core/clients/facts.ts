import { type Client, type Confidence, confidenceOf, type Fact } from "./client.ts";

interface Known {
  readonly source: string;
  readonly confidence: Confidence;
}

/** All that is known of a client, as plain data: for pages, and to cross a worker. */
export interface ClientFacts {
  readonly id: string;
  readonly title: string;
  readonly kind: Client["kind"];
  readonly version: string;
  /** The day on which the sources were read. */
  readonly read: string;
  /** What it is known from, the surest first. */
  readonly confidence: string;
  readonly sources: readonly string[];
  readonly naming: Known & { readonly steps: readonly string[]; readonly max: number | null };
  readonly routes: readonly (Known & {
    readonly id: string;
    readonly title: string;
    readonly optIn: boolean;
    readonly steps: readonly string[];
    /** Nobody publishes what is done to the schema. */
    readonly unknown: boolean;
  })[];
  readonly limits: readonly (Known & { readonly what: string; readonly max: number | null; readonly text: string })[];
  /** Field of the descriptor, and what becomes of it. */
  readonly uses: Readonly<Record<string, string>>;
  readonly onViolation: readonly (Known & { readonly when: string; readonly effect: string })[];
  /** What could not be verified. */
  readonly open: readonly string[];
  /** What was compared with the vendor's own code; "" where nothing was. */
  readonly checked: string;
}

export function clientFacts(client: Client): ClientFacts {
  const { id, title, kind, version, read, sources, naming, uses, open } = client;
  return {
    ...{ id, title, kind, version, read, sources, uses, open },
    confidence: confidenceOf(client),
    naming: { steps: naming.steps, max: naming.max ?? null, ...known(naming.fact) },
    routes: client.routes.map((route) => ({
      id: route.id,
      title: route.title,
      optIn: route.optIn ?? false,
      steps: route.steps,
      unknown: route.transform === undefined,
      ...known(route.fact),
    })),
    limits: client.limits.map(({ what, max, text, fact }) => ({
      what,
      max: max ?? null,
      text: text ?? "",
      ...known(fact),
    })),
    onViolation: client.onViolation.map(({ when, effect, fact }) => ({ when, effect, ...known(fact) })),
    checked: client.checked ?? "",
  };
}

const known = ({ source, confidence }: Fact): Known => ({ source, confidence });

/** Facts age: after half a year that is said. */
export const staleAfterDays = 180;

/** How many days ago the sources were read, where that is long enough to be said. */
export function staleDays(read: string, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(read)) / 86_400_000);
  return days > staleAfterDays ? days : undefined;
}
