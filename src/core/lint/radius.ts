import type { Radius } from "../types.ts";

/** What a finding breaks, for the end of a line. */
export const radiusWords: Readonly<Record<Radius, string>> = {
  request: "breaks the whole model request",
  server: "breaks the whole server",
  tool: "breaks this tool",
  call: "breaks calls",
  meaning: "meaning is lost",
};
