import { type TokenizerId, tokenizerIds } from "../../../core/index.ts";
import { newStore } from "../new-store.ts";
import { choiceFrom } from "../preferences.ts";
import { store } from "../store.ts";

interface CostChoice {
  readonly tokenizer: TokenizerId;
  /** The client whose form is counted; null as it is written. */
  readonly client: string | null;
  /** Which tools the panel is about. */
  readonly scope: "all" | "tool";
  /** The place of the tool that the map shows alone. */
  readonly zoomed: number | null;
  /** Numbers beside properties in Source. */
  readonly inlays: boolean;
}

type Kept = Pick<CostChoice, "tokenizer" | "client" | "inlays">;

const key = "toolwright.cost.v1";
const choice = newStore<CostChoice>({ scope: "all", zoomed: null, ...kept() });
choice.subscribe(({ tokenizer, client, inlays }) => keep({ tokenizer, client, inlays }));

/** What was stored may be of another version, or anything: only what is understood counts. */
function kept(): Kept {
  try {
    const { tokenizer, client, inlays } = (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Record<
      string,
      unknown
    >;
    return {
      tokenizer: tokenizerIds.find((id) => id === tokenizer) ?? "estimate",
      client: choiceFrom([client], undefined).clients[0] ?? null,
      inlays: inlays === true,
    };
  } catch {
    return { tokenizer: "estimate", client: null, inlays: false };
  }
}

function keep(choices: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Without storage the choices last as long as the page.
  }
}

export const useCostChoice = choice.hook;
export const onCostWayChange = choice.subscribe;
export const inlaysShown = () => choice.getState().inlays;
/** Whether figures are those of a tokenizer, and no estimate. */
export const isCountExact = () => !["estimate", "gemini"].includes(choice.getState().tokenizer);

/** How tokens are counted now. */
export function costWay() {
  const { tokenizer, client } = choice.getState();
  return { tokenizer, client, server: store.getState().settings.server };
}

/** The same as one word; how a server is called matters only as far as a client says its name. */
export function wayKey(): string {
  const { tokenizer, client, server } = costWay();
  return JSON.stringify(client === null ? [tokenizer] : [tokenizer, client, server.name, server.title ?? ""]);
}

export const costChoices = {
  tokenizer: (tokenizer: TokenizerId) => choice.setState({ tokenizer }),
  client: (client: string | null) => choice.setState({ client }),
  scope: (scope: CostChoice["scope"]) => choice.setState({ scope, zoomed: null }),
  zoom: (zoomed: number | null) => choice.setState({ zoomed }),
  toggleInlays: () => choice.setState(({ inlays }) => ({ inlays: !inlays })),
};
