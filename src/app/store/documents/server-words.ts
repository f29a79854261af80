import { count } from "../../../core/index.ts";
import type { LiveFailure, LiveGap } from "../../worker/live-failure.ts";

/** Why a server could not be asked, and what to do about it. `host` starts the sentence; `origin` is this page. */
export function failureWords(host: string, failure: LiveFailure, asked: readonly string[], origin: string): string {
  const words = `${host}: ${reasonWords(failure)}`;
  if (failure.code !== "unreachable") return words;
  return [failure.answered === null ? unreachable(host) : `${words}.`, ...letsIn(asked, origin)].join("\n");
}

/** The reason alone, to go on after a colon. */
export function reasonWords(failure: LiveFailure): string {
  switch (failure.code) {
    case "slow":
      return `it did not answer within ${failure.seconds} seconds`;
    case "too-large":
      return `its answers are larger than ${failure.mebibytes} MiB, so the rest was not read`;
    case "redirect":
      return failure.to === null
        ? "it sends requests on to another address: give that address instead"
        : `it sends requests on to ${oneLine(failure.to)}: give that address instead`;
    case "unreachable":
      return failure.answered === null
        ? "it cannot be reached"
        : `it answered \`${failure.answered}\`, and then no more: the connection broke, or it does not let pages send the next request`;
    case "unauthorised":
      return closed(failure.status, failure.scheme ?? "Bearer");
    case "status":
      return `it answered ${failure.status}: check that the address is its MCP endpoint`;
    case "broken-off":
      return `its answer to \`${failure.method}\` broke off, or cannot be unpacked`;
    case "empty":
      return `it answered \`${failure.method}\` with nothing (${failure.status}): check that the address is its MCP endpoint`;
    case "not-json":
      return `it answered \`${failure.method}\` with ${/html/i.test(failure.type) ? "a web page" : "something that is not JSON"}: check that the address is its MCP endpoint`;
    case "rpc-error":
      return `it answered \`${failure.method}\` with ${failure.number === null ? "an error" : `error ${failure.number}`}${failure.said === "" ? "" : `, “${oneLine(failure.said)}”`}`;
    case "not-mcp":
      return `its answer to \`${failure.method}\` is not as the protocol has it, so the official client goes no further`;
    case "unread":
      return "what it sent cannot be shown here";
  }
}

/** What kept a list from being whole. */
export function gapWords(host: string, gap: LiveGap): string {
  switch (gap.code) {
    case "more-tools":
      return `${host} has more tools: the first ${gap.taken.toLocaleString("en")} are open here`;
    case "more-pages":
      return `${host} has more pages of tools: the first ${gap.taken} are open here`;
    case "circle":
      return `The pages of ${host} go round in a circle, since a \`nextCursor\` came twice: what came until then is open here`;
    case "page-failed":
      return `${host} gave ${count(gap.page - 1, "page")} of tools, which ${gap.page === 2 ? "is" : "are"} open here. Page ${gap.page} did not come: ${reasonWords(gap.failure)}`;
  }
}

/** What somebody can do about a server that wants to know who asks. It seldom lets pages read how it wants to be told. */
function closed(status: 401 | 403, scheme: string): string {
  const value = /^basic$/i.test(scheme) ? "Basic …, with name:password in base64" : "Bearer …, with a token of it";
  const header = `add the line Authorization: ${value}. Toolwright does not sign in by itself`;
  return status === 401
    ? `it wants to know who asks (401): ${header}`
    : `it lets this request not in (403): the token may not do that, or it takes none from web pages. Without a token, ${header}`;
}

function unreachable(host: string): string {
  return `${host} cannot be reached: nothing listens there, or it does not let pages of other origins in.`;
}

function letsIn(asked: readonly string[], origin: string): readonly string[] {
  return [
    "A server that lets this page in answers OPTIONS and POST with",
    `Access-Control-Allow-Origin: ${origin}`,
    `Access-Control-Allow-Headers: ${asked.join(", ")}`,
    "Access-Control-Expose-Headers: mcp-session-id",
  ];
}

/** What the official client thinks of an answer, as its opinion: its own words may be a page of JSON. */
export function complaintWords(said: string): string {
  return `The official client refuses the answer: “${oneLine(said)}”`;
}

/** Words of a server inside a sentence of ours: one short line, nothing that cannot be seen. */
function oneLine(said: string): string {
  const line = said.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
