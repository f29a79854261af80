import { expect, it } from "vitest";
import { witness } from "./witness.ts";

const tool = {
  name: "find_region",
  description: "Finds a region.",
  inputSchema: { type: "object", properties: { region: { type: "string", "x-mcp-header": "Region" } } },
  outputSchema: { type: "array", items: { type: "integer" } },
};
const call = {
  name: "find_region",
  arguments: { region: "Zürich" },
  result: { content: [{ type: "text", text: "[1]" }], structuredContent: [1] },
};

it("hears what the official client and server say to each other in a legacy revision", async () => {
  const { exchanges, refusals } = await witness({ revision: "2025-06-18", tools: [tool], call });
  expect(refusals).toEqual([]);
  expect(exchanges.map(({ method }) => method)).toEqual([
    "initialize",
    "notifications/initialized",
    "tools/list",
    "tools/call",
  ]);
  expect(exchanges[3]?.request.headers).toMatchObject({ "mcp-protocol-version": "2025-06-18" });
  expect(exchanges[3]?.response.body).toMatchObject({ result: { structuredContent: { result: [1] } } });
});

it("hears the headers of 2026-07-28, in the form that a header can carry", async () => {
  const { exchanges, refusals } = await witness({ revision: "2026-07-28", tools: [tool], call });
  expect(refusals).toEqual([]);
  expect(exchanges.map(({ method }) => method)).toEqual(["server/discover", "tools/list", "tools/call"]);
  expect(exchanges[2]?.request.headers).toMatchObject({
    "mcp-method": "tools/call",
    "mcp-name": "find_region",
    "mcp-param-region": "=?base64?WsO8cmljaA==?=",
  });
  expect(exchanges[2]?.response.body).toMatchObject({ result: { resultType: "complete", structuredContent: [1] } });
});

it("repeats what the SDK refuses", async () => {
  const wrong = { ...call, result: { content: [], structuredContent: ["one"] } };
  const { refusals } = await witness({ revision: "2026-07-28", tools: [tool], call: wrong });
  expect(refusals.join()).toMatch(/Structured content does not match/);
  const broken = { ...tool, inputSchema: { type: "array" } };
  expect((await witness({ revision: "2025-11-25", tools: [broken] })).refusals).toHaveLength(1);
});
