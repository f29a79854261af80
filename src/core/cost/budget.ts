import type { Budget } from "../types.ts";

/** One limit that is passed. */
export interface Excess {
  /** The tool that is meant; null for all of them. */
  readonly tool: string | null;
  /** As this client sends them; null as they are written. */
  readonly client: string | null;
  readonly tokens: number;
  readonly max: number;
}

/** What one tool may cost: its own limit, else that of every tool. */
export function limitOf({ tool, tools }: Budget, name: string): number | undefined {
  return tools && Object.hasOwn(tools, name) ? tools[name] : tool;
}

interface Costs {
  readonly tokens: number;
  readonly tools: readonly { readonly tool: string; readonly tokens: number }[];
}

/** The limits that some costs pass: those of a client where they are of what it sends, and of each tool. */
export function excesses(budget: Budget, { tokens, tools }: Costs, client: string | null = null): readonly Excess[] {
  const max = client === null ? budget.all : (budget.clients?.[client] ?? budget.all);
  const whole = max !== undefined && tokens > max ? [{ tool: null, client, tokens, max }] : [];
  return [
    ...whole,
    ...tools.flatMap((one): readonly Excess[] => {
      const own = limitOf(budget, one.tool);
      return own !== undefined && one.tokens > own ? [{ tool: one.tool, client, tokens: one.tokens, max: own }] : [];
    }),
  ];
}
