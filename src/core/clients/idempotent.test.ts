import { describe, expect, it } from "vitest";
import { isObject, sameJson } from "../json.ts";
import { asClient } from "./as-client.ts";
import { clients } from "./clients.ts";
import { randomTool } from "./random-tools.testing.ts";

/**
 * Routes whose second pass over their own output makes something else again, with why. What is not here changes nothing when it is
 * asked about what it made.
 */
const notIdempotent: Readonly<Record<string, string>> = {
  "opencode gemini": "`true` and `false` get properties in one pass and lose them in the next",
  "opencode google-sdk-3": "`nullable` is written, and not read",
  "zed subset": "an empty schema gets properties, one that has become empty does not",
  "langchain-mcp-adapters-js default": "definitions go where no reference is left, which is so after the first pass",
  "litellm gemini": "`{}` gets a type before other schemas become `{}`",
};

const tools = Array.from({ length: 400 }, (_, seed) => randomTool(seed, false));

const routes = clients.flatMap((client) =>
  client.routes.filter(({ transform }) => transform).map((route) => [client.id, route.id] as const),
);

describe("what a client made is made the same again", () => {
  it.each(routes)("%s %s", (client, route) => {
    const different = tools.filter((tool) => {
      const once = asClient(tool, { client, route });
      if (!isObject(once.schema ?? undefined) || once.verdict === "refused" || once.schema === null) return false;
      const twice = asClient({ ...tool, inputSchema: once.schema }, { client, route });
      return twice.schema !== null && !sameJson(once.schema, twice.schema);
    });
    const example = JSON.stringify(different[0]?.inputSchema);
    if (notIdempotent[`${client} ${route}`] === undefined) expect(different.length, example).toBe(0);
    else expect(different.length).toBeGreaterThan(0);
  });
});
