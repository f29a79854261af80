import type { Exchange } from "./exchange.ts";

const exampleUrl = "http://localhost:3000/mcp";

/** Linux takes no single word longer than this; `printf` is part of the shell and has no such limit. */
const longestWord = 100_000;

/** A request as one line for a POSIX shell, safe to paste whatever the document says. */
export function curl({ http, body }: Exchange["request"], url = exampleUrl): string {
  const headers = Object.entries(http.headers).map(
    ([name, value]) => `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`,
  );
  const start = `curl -sS -N -X ${http.method} ${quoted(url)} ${headers.join(" ")}`;
  if (body === undefined) return start;
  const text = quoted(typeable(JSON.stringify(body)));
  return text.length > longestWord ? `printf %s ${text} | ${start} --data-binary @-` : `${start} --data-raw ${text}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A terminal obeys control characters that are pasted, so JSON says them in escapes. */
function typeable(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
