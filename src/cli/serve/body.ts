import type { IncomingMessage } from "node:http";
import type { Refused } from "./guards.ts";

/** What the official SDK takes, too. */
export const maxBody = 4 * 1024 * 1024;

/** The JSON of a request, counted while it comes. */
export async function readBody(request: IncomingMessage): Promise<{ readonly value: unknown } | Refused> {
  const tooLong = { status: 413, reason: `The body is longer than ${maxBody} bytes` };
  if (Number(request.headers["content-length"] ?? 0) > maxBody) return tooLong;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBody) return tooLong;
      chunks.push(chunk);
    }
    return { value: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, reason: "Parse error: the body is not JSON" };
    return { status: 400, reason: "The body did not arrive" };
  }
}
