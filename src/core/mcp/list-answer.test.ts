import { expect, it } from "vitest";
import { documentOf, readListAnswer } from "./list-answer.ts";

const answer = (result: string) => `{"jsonrpc":"2.0","id":1,"result":${result}}`;

it("gives every entry as it was sent, also what is no tool", () => {
  const sent = '[{"name":"a","inputSchema":{"maximum":12345678901234567890}},null,{"name":1,"name":2}]';
  const { tools, nextCursor } = readListAnswer(answer(`{"tools":${sent},"nextCursor":"2"}`));
  expect(nextCursor).toBe("2");
  const text = documentOf(tools ?? []);
  expect(text.replaceAll(/\s/g, "")).toBe(`{"tools":${sent}}`);
});

it("lays a list out as JSON.stringify does", () => {
  const tools = [
    { name: "a", description: "Says “a”.", inputSchema: { type: "object", required: [], properties: {} } },
  ];
  const read = readListAnswer(answer(JSON.stringify({ tools })));
  expect(documentOf(read.tools ?? [])).toBe(`${JSON.stringify({ tools }, null, 2)}\n`);
  expect(documentOf([])).toBe(`${JSON.stringify({ tools: [] }, null, 2)}\n`);
});

it("shows an answer without a list", () => {
  expect(readListAnswer(answer('{"tools":{"a":{}}}'))).toEqual({
    tools: null,
    nextCursor: null,
    text: '{\n  "tools": {\n    "a": {}\n  }\n}\n',
  });
  const error = '{"jsonrpc":"2.0","id":1,"error":{"code":1}}';
  expect(readListAnswer(error)).toEqual({ tools: null, nextCursor: null, text: error });
});
