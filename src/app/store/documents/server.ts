import { count, type JsonObject } from "../../../core/index.ts";
import type { LiveFailure } from "../../worker/live-failure.ts";
import { newStore } from "../new-store.ts";
import { actions, store } from "../store.ts";
import { liveLane } from "../workers.ts";
import { openText } from "./current.ts";
import { complaintWords, failureWords, gapWords, reasonWords } from "./server-words.ts";

export interface LiveServer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** All of it lives in memory alone: addresses and headers may be secrets. */
interface LiveState {
  readonly isOpen: boolean;
  readonly url: string;
  readonly headers: string;
  readonly busy: boolean;
  readonly problem: string | null;
  /** The server that a document came from, by the document's id. */
  readonly servers: Readonly<Record<string, LiveServer>>;
}

const live = newStore<LiveState>({
  isOpen: false,
  url: "",
  headers: "",
  busy: false,
  problem: null,
  servers: {},
});

/** Longer than the ten seconds that a server has. */
const timeoutMs = 15_000;

/** The worker itself fell silent, or failed. */
function notAnswered(kind: "timed-out" | "failed"): LiveFailure {
  return kind === "failed" ? { code: "unread" } : { code: "slow", seconds: timeoutMs / 1000 };
}

export const useLive = live.hook;

export const liveActions = {
  open: () => live.setState({ isOpen: true }),
  close: () => {
    liveActions.cancel();
    live.setState({ isOpen: false, problem: null });
  },
  setUrl: (url: string) => live.setState({ url, problem: null }),
  setHeaders: (headers: string) => live.setState({ headers, problem: null }),
  cancel: () => {
    liveLane.cancel();
    live.setState({ busy: false });
  },
  /** Brings the tools of the server in as a new document. */
  async importTools(): Promise<void> {
    const listed = await listTools();
    if (!listed) return;
    const { server, host, text, tools, gap, revision } = listed;
    openText(host, text);
    actions.setRevision(revision);
    const { id } = store.getState().document;
    live.setState(({ servers }) => ({ isOpen: false, servers: { ...servers, [id]: server } }));
    if (gap) actions.say(gapWords(host, gap));
    actions.announce(`${count(tools, "tool")} from ${host}, which speaks ${revision}`);
  },
  /** Puts the tools of the server beside the document that is open. */
  async compareTools(): Promise<void> {
    const listed = await listTools();
    if (!listed) return;
    const { compareActions } = await import("../panels/compare.ts");
    compareActions.setTarget({ label: listed.host, text: listed.text });
    actions.showPanel("compare");
    live.setState({ isOpen: false });
  },
};

/** What the server that was typed has; undefined where it does not say, which is shown then. */
async function listTools() {
  const server = readServer(live.getState().url, live.getState().headers);
  if (typeof server === "string") return void live.setState({ problem: server });
  live.setState({ busy: true, problem: null });
  const answer = await liveLane.ask("live", "list", server, { timeoutMs });
  if (answer.kind === "dropped") return undefined;
  live.setState({ busy: false });
  if (answer.kind !== "answered") return void live.setState({ problem: problemOf(server, notAnswered(answer.kind)) });
  if (answer.value.kind === "failed") return void live.setState({ problem: problemOf(server, answer.value.failure) });
  return { server, host: new URL(server.url).host, ...answer.value };
}

/** Calls a tool of the server that the document came from. */
export async function callServer(server: LiveServer, tool: JsonObject, args: JsonObject) {
  const answer = await liveLane.ask("live", "call", { server, tool, args }, { timeoutMs });
  if (answer.kind !== "answered") {
    return {
      exchanges: [],
      complaint: answer.kind === "dropped" ? "The call was called off" : notCalled(notAnswered(answer.kind)),
    };
  }
  const { value } = answer;
  if (value.kind === "failed") return { exchanges: value.exchanges, complaint: notCalled(value.failure) };
  return { exchanges: value.exchanges, complaint: value.complaint === null ? null : complaintWords(value.complaint) };
}

function notCalled(failure: LiveFailure): string {
  return `The server could not be called: ${reasonWords(failure)}`;
}

/** What was typed, or why it cannot be used. */
export function readServer(address: string, lines: string): LiveServer | string {
  const url = URL.parse(address.trim());
  if (!url) return "Give the whole address of the MCP endpoint, such as https://example.com/mcp";
  const isLocal = url.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
  // A policy has no way to write such an address down.
  if (url.protocol === "http:" && url.hostname === "[::1]") {
    return `The browser can be allowed no address in brackets: use ${url.href.replace("[::1]", "localhost")}, which reaches it too`;
  }
  if (url.protocol !== "https:" && !isLocal) {
    return "Only https:// addresses can be asked, and http:// on localhost or 127.0.0.1";
  }
  if (url.username !== "" || url.password !== "")
    return "Give the password as an Authorization header, not in the address";
  const headers: Record<string, string> = {};
  for (const line of lines.split("\n").filter((text) => text.trim() !== "")) {
    const [, name, value] = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      return "Write one header a line, as in Authorization: Bearer abc";
    }
    headers[name] = value;
  }
  return { url: url.href, headers };
}

function problemOf({ url, headers }: LiveServer, failure: LiveFailure): string {
  const own = Object.keys(headers).map((name) => name.toLowerCase());
  const asked = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id", ...own];
  return failureWords(new URL(url).host, failure, [...new Set(asked)], location.origin);
}
