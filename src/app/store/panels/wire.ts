import type { JsonObject, OutcomeKind, WireView } from "../../../core/index.ts";
import type { WireMessages, WireQuestion, WireSecond } from "../../worker/wire-question.ts";
import { callServer, type LiveServer } from "../documents/server.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { selectedTool, toolText } from "../state.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { callKey, draftOf, onDraftChange } from "./arguments.ts";
import { keepArguments } from "./kept-arguments.ts";
import { onCall, returnedBy } from "./try-call.ts";

export type { WireColumn, WireMessages, WireRow } from "../../worker/wire-question.ts";

export const wireTopics = ["handshake", "tools/list", "tools/call", "list_changed"] as const;
export type WireTopic = (typeof wireTopics)[number];

interface WireState {
  readonly topic: WireTopic;
  readonly scope: "tool" | "all";
  readonly outcome: OutcomeKind;
  readonly view: WireView;
  readonly second: WireSecond | null;
  /** What the handler returns, as typed; "" stands for what came of the call in Try, else for an example. */
  readonly result: string;
  /** Tools a page; 0 is all on one. */
  readonly pageSize: number;
  /** The last messages that could be made. */
  readonly shown: WireMessages | null;
  /** Why what is shown is not of what is typed now. */
  readonly stale: string | null;
}

const wire = newStore<WireState>({
  topic: "tools/call",
  scope: "tool",
  outcome: "success",
  view: "spec",
  second: null,
  result: "",
  pageSize: 0,
  shown: null,
  stale: null,
});

export const useWire = wire.hook;

const lane = newLane();
const query = liveQuery({
  sources: [store.subscribe, wire.subscribe, onDraftChange, onCall],
  key() {
    if (!isCurrent()) return "wait";
    const state = store.getState();
    const { topic, scope, outcome, view, second, result, pageSize } = wire.getState();
    const tool = selectedTool(state);
    const about = { text: state.text, tool: tool?.index ?? null, revision: state.settings.revision };
    const key = callKey(state);
    const args = draftOf(key).text;
    const called = tool && returnedBy(key, toolText(state, tool));
    const fromTry = { ...(args !== undefined && { args }), ...(called !== undefined && { called }) };
    return { ...about, topic, scope, outcome, view, second, result, pageSize, ...fromTry };
  },
  ask: (question: WireQuestion) => lane.ask("wire", "show", question),
  onAnswer(answer) {
    if (answer.kind !== "answered") {
      const reason = answer.kind === "timed-out" ? "making them took too long" : answer.message;
      return wire.setState({ stale: `The messages are of an earlier text: ${reason}` });
    }
    const { value } = answer;
    if (value.kind === "unusable") wire.setState({ stale: value.reason });
    else wire.setState({ shown: value.kind === "shown" ? value.messages : null, stale: null });
  },
  cancel: lane.cancel,
});

/** Makes the messages anew whenever something that they depend on has changed, as long as the panel is on screen. */
export function watchWire(): () => void {
  keepArguments();
  return query.watch();
}
export const useWireStatus = query.useStatus;

type Choices = Pick<WireState, "topic" | "scope" | "outcome" | "view" | "second" | "result" | "pageSize">;

export const wireActions = {
  choose: (choices: Partial<Choices>) => wire.setState(choices),
  /** Two columns want all of the room: the editor folds away, and comes back with one column. */
  setBeside: (second: WireSecond | null) => {
    actions.setExpanded(second !== null);
    wire.setState({ second });
  },
  /** Calls the tool on the server that the document came from, and shows what was really said. */
  async callServer(server: LiveServer, tool: JsonObject, args: JsonObject): Promise<void> {
    wireActions.setBeside({ kind: "heard", ...(await callServer(server, tool, args)) });
  },
};
