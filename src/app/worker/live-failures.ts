import { isObject } from "../../core/index.ts";
import type { LiveLimits } from "./live.ts";
import type { LiveFailure } from "./live-failure.ts";
import type { Recorded, Recorder } from "./recorder.ts";

/** Ends a visit for a reason that is known. */
export class LiveEnd extends Error {
  constructor(readonly failure: LiveFailure) {
    super(failure.code);
  }
}

/** Why a visit ended, read off what was said. The words of the client are its own and are not looked at. */
export function failureOf(error: unknown, recorder: Recorder, stop: AbortSignal, limits: LiveLimits): LiveFailure {
  if (error instanceof LiveEnd) return error.failure;
  const mishap = recorder.mishap();
  if (mishap?.code === "too-large") return { code: "too-large", mebibytes: limits.bytes / 1024 / 1024 };
  if (mishap?.code === "redirect") return mishap;
  const last = recorder.last();
  // The client may still wait where all has come that will ever come.
  if (stop.aborted && !(last && !mishap && recorder.hasEnded())) {
    return { code: "slow", seconds: limits.milliseconds / 1000 };
  }
  if (mishap?.code === "no-answer" || !last) return { code: "unreachable", answered: last?.method ?? null };
  return mishap ? { code: "broken-off", method: last.method } : answerFailure(last);
}

/** What is wrong with an answer that nobody could go on with. */
export function answerFailure({ method, text, response: { status, headers, body } }: Recorded): LiveFailure {
  const scheme = headers["www-authenticate"]?.split(" ")[0] ?? null;
  if (status === 401 || status === 403) return { code: "unauthorised", status, scheme };
  if (isObject(body) && isObject(body.error)) {
    const { code, message } = body.error;
    const number = typeof code === "number" ? code : null;
    return { code: "rpc-error", method, number, said: typeof message === "string" ? message : "" };
  }
  if (status >= 400) return { code: "status", status };
  if (text.trim() === "") return { code: "empty", method, status };
  if (typeof body === "string" && body === text)
    return { code: "not-json", method, type: headers["content-type"] ?? "" };
  return { code: "not-mcp", method };
}
