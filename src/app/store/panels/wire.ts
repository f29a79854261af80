import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { JsonObject, OutcomeKind, WireView } from "../../../core/index.ts";
import type { WireMessages, WireQuestion, WireSecond } from "../../worker/wire-question.ts";
import { newAsker } from "../ask.ts";
import { callServer, type LiveServer } from "../documents/server.ts";
import { actions, store } from "../store.ts";

export type { WireColumn, WireMessages, WireRow } from "../../worker/wire-question.ts";

export const wireTopics = ["handshake", "tools/list", "tools/call", "list_changed"] as const;
export type WireTopic = (typeof wireTopics)[number];

interface WireState {
  readonly topic: WireTopic;
  readonly scope: "tool" | "all";
  readonly outcome: OutcomeKind;
  readonly view: WireView;
  readonly second: WireSecond | null;
  /** What the handler returns, as typed; "" stands for an example. */
  readonly result: string;
  /** Tools a page; 0 is all on one. */
  readonly pageSize: number;
  /** The last messages that could be made. */
  readonly shown: WireMessages | null;
  /** Why what is shown is not of what is typed now. */
  readonly stale: string | null;
  readonly busy: boolean;
}

const wire = createStore<WireState>()(() => ({
  topic: "tools/call",
  scope: "tool",
  outcome: "success",
  view: "spec",
  second: null,
  result: "",
  pageSize: 0,
  shown: null,
  stale: null,
  busy: false,
}));
const asker = newAsker();

export function useWire<Value>(select: (state: WireState) => Value): Value {
  return useStore(wire, select);
}

type Choices = Pick<WireState, "topic" | "scope" | "outcome" | "view" | "second" | "result" | "pageSize">;

export const wireActions = {
  choose: (choices: Partial<Choices>) => wire.setState(choices),
  /** Two columns want all of the room: the editor folds away, and comes back with one column. */
  setBeside: (second: WireSecond | null) => {
    if ((second !== null) !== store.getState().panelExpanded) actions.toggleExpanded();
    wire.setState({ second, ...(second?.kind === "witness" && { view: "sdk" }) });
  },
  /** Makes the messages anew. What is on screen stays until they are there. */
  async refresh(question: WireQuestion): Promise<void> {
    wire.setState({ busy: true });
    const answer = await asker.ask("wire", "show", question);
    if (answer.kind === "dropped") return;
    if (answer.kind !== "answered") {
      const reason = answer.kind === "timed-out" ? "making them took too long" : answer.message;
      return wire.setState({ busy: false, stale: `The messages are of an earlier text: ${reason}` });
    }
    const { value } = answer;
    if (value.kind === "shown") wire.setState({ busy: false, shown: value.messages, stale: null });
    else if (value.kind === "nothing") wire.setState({ busy: false, shown: null, stale: null });
    else wire.setState({ busy: false, stale: value.reason });
  },
  /** Calls the tool on the server that the document came from, and shows what was really said. */
  async callServer(server: LiveServer, tool: JsonObject, args: JsonObject): Promise<void> {
    wire.setState({ busy: true });
    const live = await callServer(server, tool, args);
    const complaint = live.kind === "failed" ? `The server could not be called: ${live.reason}` : live.complaint;
    wire.setState({ busy: false });
    wireActions.setBeside({ kind: "heard", exchanges: live.exchanges, complaint });
  },
};
