import { describe, expect, it } from "vitest";
import { revisions, samples } from "../../../core/index.ts";
import type { WireMessages, WireQuestion } from "../wire-question.ts";
import { questions } from "./wire.ts";

const question: WireQuestion = {
  text: '{ "tools": [{ "name": "ping", "title": "Ping", "inputSchema": { "type": "object" } }] }',
  tool: 0,
  revision: "2026-07-28",
  topic: "tools/call",
  scope: "tool",
  outcome: "success",
  view: "spec",
  second: null,
  result: "",
  pageSize: 0,
};

async function shown(change: Partial<WireQuestion>): Promise<WireMessages> {
  const answer = await questions.show({ ...question, ...change });
  if (answer.kind !== "shown") throw new Error(JSON.stringify(answer));
  return answer.messages;
}

const text = ({ rows }: WireMessages, side: "left" | "right") =>
  rows.map((row) => (row.kind === "line" ? row[side] : row.label)).join("\n");

it("shows a request and its answer line by line", async () => {
  const messages = await shown({});
  expect(text(messages, "left")).toMatch(
    /^Request\nPOST \/mcp\n(?:.*\n)*Mcp-Name: ping\n(?:.*\n)*Response\nHTTP 200\n/,
  );
  expect(messages.left).toMatchObject({
    title: "2026-07-28",
    session: "Stateless",
    file: "tools-call-2026-07-28.json",
  });
});

it("shows the tool under the cursor, whatever else stands in the list", async () => {
  const text = '[null, { "name": "a", "inputSchema": {} }, 7, { "name": "b", "inputSchema": {} }]';
  const called = async (tool: number | null) => (await shown({ text, tool })).live?.tool.name;
  expect([await called(1), await called(3), await called(null)]).toEqual(["a", "b", "a"]);
});

it("shows more lines than a function can be given at once", async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 60_000 }, (_, index) => [`p${index}`, { type: "string" }]),
  );
  const text = JSON.stringify([{ name: "a", inputSchema: { type: "object", properties } }]);
  expect((await shown({ text, topic: "tools/list" })).rows.length).toBeGreaterThan(180_000);
});

it("goes on in the next row where a line is too long to lay out, whole together, and tells whether it differs", async () => {
  const title = (end: string) => "a\u202eb".repeat(100_000) + end;
  const tool = (end: string) => JSON.stringify([{ name: "a", title: title(end), inputSchema: { type: "object" } }]);
  const of = ({ rows }: WireMessages) =>
    rows.find((row) => row.kind === "line" && row.left?.trimStart().startsWith('"title"'));
  const messages = await shown({ text: tool("!"), topic: "tools/list" });
  const first = of(messages);
  const rest = first ? messages.rows.slice(messages.rows.indexOf(first) + 1) : [];
  const pieces = rest.slice(
    0,
    rest.findIndex((row) => row.kind !== "line" || !row.isContinued),
  );
  const line = [of(messages), ...pieces].map((row) => (row?.kind === "line" ? (row.left ?? "") : ""));
  expect(Math.max(...line.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  expect(line.join("").trim()).toBe(`"title": ${JSON.stringify(title("!"))},`);
  expect(messages.left.text).toContain(JSON.stringify(title("!")));
  const body = { result: { tools: [{ name: "a", title: title("?"), inputSchema: { type: "object" } }] } };
  const heard = {
    method: "tools/list",
    request: { headers: {}, body: {} },
    response: { status: 200, headers: {}, body },
  };
  const second = { kind: "heard", exchanges: [heard], complaint: null } as const;
  const beside = of(await shown({ text: tool("!"), topic: "tools/list", second }));
  expect(beside).toMatchObject({ isChanged: true, reason: "the server says it differently." });
});

it("puts two revisions side by side and tells what the older one loses", async () => {
  const second = { kind: "revision", revision: "2024-11-05" } as const;
  const messages = await shown({ topic: "tools/list", second });
  const lost = messages.rows.find((row) => row.kind === "line" && row.left?.includes('"title"'));
  expect(lost).toMatchObject({ right: null, isDropped: true });
  expect(messages.notes.some(({ kind, message }) => kind === "dropped" && message.includes("`title`"))).toBe(true);
});

it("says in two columns what the first one refuses, and that the SDK is beside the specification", async () => {
  const pair = '{ "type": "array", "prefixItems": [{ "type": "integer" }] }';
  const text = `[{ "name": "a", "inputSchema": { "type": "object", "properties": { "pair": ${pair} } } }]`;
  const second = { kind: "revision", revision: "2025-06-18" } as const;
  const { notes } = await shown({ text, args: '{ "pair": ["x"] }', second });
  expect(notes.map(({ party }) => party)).toEqual(expect.arrayContaining(["arguments", "dialect"]));
  const list = '[{ "name": "a", "inputSchema": { "type": "object" }, "outputSchema": { "type": "array" } }]';
  const asked = { text: list, revision: "2025-11-25", topic: "tools/list", second: { kind: "witness" } } as const;
  const [first] = (await shown(asked)).notes;
  expect(first?.message).toContain("As sent by the official SDK");
  expect((await shown({ ...asked, view: "sdk" })).notes).toEqual([]);
});

it("says why it cannot make messages", async () => {
  expect(await questions.show({ ...question, text: "{ " })).toMatchObject({ kind: "unusable" });
  expect(await questions.show({ ...question, text: '{ "name": "ping", oops }' })).toMatchObject({ kind: "unusable" });
  expect(await questions.show({ ...question, args: "{ " })).toMatchObject({ kind: "unusable" });
  expect(await questions.show({ ...question, result: "oops" })).toMatchObject({ kind: "unusable" });
  expect(await questions.show({ ...question, text: "[]" })).toEqual({ kind: "nothing" });
});

it("reads arguments as Try does: comments stay out of the message, a number that would change is refused", async () => {
  const messages = await shown({ args: '{ "a": 1, // the first\n}' });
  expect(text(messages, "left")).toContain('"a": 1');
  const long = { ...question, args: '{ "a": 12345678901234567890 }' };
  expect(await questions.show(long)).toMatchObject({ reason: expect.stringContaining("not exact in JavaScript") });
  const returned = { ...question, result: "12345678901234567890" };
  expect(await questions.show(returned)).toMatchObject({ reason: expect.stringContaining("not exact in JavaScript") });
});

it("puts what a server said beside what was foreseen", async () => {
  const heard = { method: "tools/call", request: { headers: { "mcp-name": "ping" }, body: { id: 9 } } };
  const response = { status: 500, headers: {}, body: null };
  const second = { kind: "heard", exchanges: [{ ...heard, response }], complaint: "It broke." } as const;
  const messages = await shown({ second });
  expect(text(messages, "right")).toContain("HTTP 500");
  expect(text(messages, "right")).toContain("Mcp-Name: ping");
  expect(messages.notes[0]).toMatchObject({ kind: "blame", message: "It broke." });
});

/** The SDK speaks Streamable HTTP in every revision, also in those that did not have it or its headers yet. */
const ahead = /^(accept|mcp-protocol-version): /;

describe.each(revisions.map(({ id }) => id))("the official SDK in %s", (revision) => {
  it.each(["handshake", "tools/list", "tools/call"] as const)("sends the same %s for every sample", async (topic) => {
    const second = { kind: "witness" } as const;
    for (const { id, text: document } of samples) {
      const { rows, right } = await shown({ text: document, revision, topic, scope: "all", view: "sdk", second });
      const differing = rows.flatMap((row) =>
        row.kind === "line" && (row.isChanged || row.left === null || row.right === null) ? [row] : [],
      );
      const real = differing.filter((row) => revision > "2025-03-26" || !ahead.test(row.right ?? ""));
      expect(right?.text, id).not.toBe("\n");
      expect(real, id).toEqual([]);
    }
  });
});

it("returns what the same call returned in Try, unless a result is typed or the arguments are refused", async () => {
  const tool = { name: "ping", inputSchema: { type: "object", required: ["a"] }, outputSchema: { type: "object" } };
  const about = { text: JSON.stringify([tool]), called: '{ "from": "Try" }' };
  const said = async (change: Partial<WireQuestion>) =>
    text(await shown({ ...about, args: '{"a":1}', ...change }), "left");
  expect(await said({})).toContain('"from": "Try"');
  expect(await said({ result: '{ "from": "Wire" }' })).not.toContain('"from": "Try"');
  expect(await said({ args: "{}" })).not.toContain('"from": "Try"');
});
