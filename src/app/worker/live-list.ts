import { documentOf, isObject, isTooDeep, readListAnswer } from "../../core/index.ts";
import type { LiveLimits, Talk } from "./live.ts";
import type { LiveFailure, LiveGap } from "./live-failure.ts";
import { answerFailure, LiveEnd } from "./live-failures.ts";
import type { Recorded } from "./recorder.ts";

/** The tools of a server as a document. */
export interface Listed {
  readonly text: string;
  readonly tools: number;
  /** Why the list is not whole; null where it is. */
  readonly gap: LiveGap | null;
}

/** All pages of `tools/list`. What came before something went wrong is kept. */
export async function listTools(talk: Talk, limits: LiveLimits): Promise<Listed> {
  const cursors = new Set<string | null>([null]);
  const taken: string[] = [];
  const listed = (gap: LiveGap | null) => ({ text: documentOf(taken), tools: taken.length, gap });
  for (let cursor: string | null = null, page = 1; ; page++) {
    if (page > limits.pages) return listed({ code: "more-pages", taken: limits.pages });
    const answer = await ask(talk, cursor);
    if (typeof answer !== "string") {
      if (page === 1) throw new LiveEnd(answer);
      return listed({ code: "page-failed", page, failure: answer });
    }
    const { tools, nextCursor, text } = readListAnswer(answer);
    // What is no list is for lint to speak of.
    if (!tools && page === 1) return { text, tools: 0, gap: null };
    const room = limits.tools - taken.length;
    taken.push(...(tools ?? []).slice(0, room));
    if ((tools ?? []).length > room) return listed({ code: "more-tools", taken: limits.tools });
    if (nextCursor === null) return listed(null);
    if (cursors.has(nextCursor)) return listed({ code: "circle" });
    cursors.add(nextCursor);
    cursor = nextCursor;
  }
}

/**
 * The answer for one page, in the very characters of the server. The client only sends: it refuses a whole list for one invalid tool,
 * and such lists are what people come to look at. Nor does it say when it waits for an answer that can no longer come.
 */
async function ask({ client, recorder, stop, failure }: Talk, cursor: string | null): Promise<string | LiveFailure> {
  const before = recorder.exchanges().length;
  const ended = recorder.nextEnd();
  try {
    const params = cursor === null ? {} : { cursor };
    await Promise.race([client.request({ method: "tools/list", params }, { signal: stop }), ended]);
    if (recorder.mishap()) return failure(undefined);
  } catch (error) {
    if (recorder.mishap() || stop.aborted || recorder.exchanges().length === before) return failure(error);
  }
  const last = recorder.last();
  if (!last) return { code: "unreachable", answered: null };
  return hasResult(last) || isTooDeep(last.text) ? last.text : answerFailure(last);
}

/** Some servers write `"error": null` beside it. */
function hasResult({ response: { body } }: Recorded): boolean {
  return isObject(body) && "result" in body && (body.error ?? null) === null;
}
