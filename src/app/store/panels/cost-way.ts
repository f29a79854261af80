import type { TokenizerId } from "../../../core/index.ts";
import { newStore } from "../new-store.ts";
import { type CostPreferences, keepPreferences, readPreferences } from "../preferences.ts";
import { store } from "../store.ts";

interface CostChoice extends CostPreferences {
  /** Which tools the panel is about. */
  readonly scope: "all" | "tool";
  /** The place of the tool that the map shows alone. */
  readonly zoomed: number | null;
}

const choice = newStore<CostChoice>({ scope: "all", zoomed: null, ...readPreferences().cost });
choice.subscribe(({ tokenizer, client, inlays }, before) => {
  const isKept = tokenizer === before.tokenizer && client === before.client && inlays === before.inlays;
  if (!isKept) keepPreferences({ cost: { tokenizer, client, inlays } });
});

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
