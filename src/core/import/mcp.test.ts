import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const tool = { name: "ping", description: "Pong.", inputSchema: { type: "object" } };
const message = (result: unknown, id = 1) => JSON.stringify({ jsonrpc: "2.0", id, result });

describe("what is MCP already", () => {
  const texts = [
    JSON.stringify(tool),
    JSON.stringify([tool, tool]),
    `${JSON.stringify({ tools: [tool], nextCursor: "2" }, null, 4)}\n`,
    message({ tools: [tool] }),
    `// kept\r\n{ "tools": [\r\n\t${JSON.stringify(tool)}, // and this\r\n], }`,
    `\uFEFF${JSON.stringify(tool)}`,
    '{"name":"big","inputSchema":{"type":"object","properties":{"a":{"maximum":12345678901234567890}}}}',
    '{"name":"broken","inputSchema":{"type":"object"',
    "{'name': 'python', 'inputSchema': {'type': 'object'}}",
    `[${JSON.stringify(tool)},{"type":"function","function":{"name":"x"}},${JSON.stringify(tool)}]`,
  ];
  it.each(texts)("stays byte for byte: %j", (text) => {
    expect(importTools(text)).toMatchObject({ from: "mcp", text, changed: false });
  });
});

describe("MCP in other wrappings", () => {
  it.each(['[{"name":"a"}]', '[{"name":"a","inputSchema":{"type":"object"},"x-mine":1}]'])(
    "%s stays as it is",
    (text) => {
      expect(importTools(text)).toMatchObject({ from: "mcp", text, changed: false });
    },
  );

  const other = { ...tool, name: "pong" };
  const texts: Readonly<Record<string, string>> = {
    "a log with foreign lines": `Server started {pid 7}\n[info] it's up\n${message({ tools: [tool] })}\n{"level":"info"}\n2026 data: ${message({ tools: [other] }, 2)} { metadata: undefined }\n`,
    "a log with a message over many lines": `> answer\n${JSON.stringify(JSON.parse(message({ tools: [tool, other] })), null, 2)}\ndone\n`,
    "an event stream": `event: message\ndata: ${message({ tools: [tool, other] })}\n\n`,
    "two pages, and the first one again": [[tool], [other], [tool]].map((tools) => message({ tools })).join("\r\n"),
    "one tool a line": `${JSON.stringify(tool)}\n${JSON.stringify(other)}\n`,
    "a string of JSON": JSON.stringify(JSON.stringify({ tools: [tool, other] })),
    "a log in a string of JSON": JSON.stringify(`{"level":"info"}\n${message({ tools: [tool, other] })}`),
    "a batch": `[${message({ tools: [tool] })},${message({ tools: [other] })}]`,
    "a list further down": JSON.stringify({ config: { tools: [tool, other] } }),
  };
  it.each(Object.entries(texts))("%s", (_, text) => {
    const result = importTools(text);
    expect(result.from).toBe("mcp");
    expect(result.tools).toEqual([tool, other]);
    expect(JSON.parse(result.text)).toEqual({ tools: [tool, other] });
  });
});

describe("a dump of Python objects", () => {
  it("loses its nulls, and nothing else", () => {
    const text = `{"tools": [{
  "name": "ping", // a comment
  "title": null,
  "inputSchema": {"type": "object", "properties": {"a": {"default": null}}},
  "annotations": {"title": null, "readOnlyHint": true},
  "icons": null
}], "nextCursor": null}`;
    const result = importTools(text);
    expect(result.changed).toBe(true);
    expect(result.text).toContain("// a comment");
    expect(result.text).toContain('"nextCursor": null');
    expect(result.tools).toEqual([
      {
        name: "ping",
        inputSchema: { type: "object", properties: { a: { default: null } } },
        annotations: { readOnlyHint: true },
      },
    ]);
  });

  it("is read from its own notation and with its own names", () => {
    const text =
      "[{'name': 'ping', 'title': None, 'input_schema': {'type': 'object'}, 'annotations': {'read_only_hint': True}, 'meta': None}]";
    expect(importTools(text)).toMatchObject({
      from: "mcp",
      tools: [{ name: "ping", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } }],
    });
  });
});

describe("a server configuration", () => {
  const server = { command: "npx", args: ["--key=SECRET"], env: { KEY: "SECRET" } };
  const remote = { url: "https://x.invalid/SECRET", headers: { Authorization: "SECRET" } };
  const texts: Readonly<Record<string, string>> = {
    "Claude and Cursor": JSON.stringify({ mcpServers: { files: server, web: remote } }),
    "VS Code": JSON.stringify({ inputs: [], servers: { files: { type: "stdio", ...server } } }),
    "settings of VS Code": JSON.stringify({ mcp: { servers: { files: server } } }),
    Zed: JSON.stringify({ context_servers: { files: { source: "custom", ...server } } }),
    OpenCode: JSON.stringify({ mcp: { files: { type: "local", command: ["npx"], environment: { KEY: "SECRET" } } } }),
    Codex: '[mcp_servers.files]\ncommand = "npx"\n\n[mcp_servers.files.env]\nKEY = "SECRET"\n',
    "a server alone": JSON.stringify({ name: "files", ...server }),
  };
  it.each(Object.entries(texts))("%s is answered with what to do", (_, text) => {
    const result = importTools(text);
    expect(result).toMatchObject({ from: "server-config", tools: [] });
    expect(result.notes).toEqual([{ kind: "advice", message: expect.stringContaining("tools/list") }]);
    expect(result.notes[0]?.message).toContain("`files`");
    expect(JSON.stringify(result.notes)).not.toContain("SECRET");
  });
});

it.each(["", " ", "hello", "[]", "{}", "null", "[[[[[[[1]]]]]]]", "[".repeat(100_000), '{"a":'.repeat(50_000)])(
  "finds nothing in %.20j, and lets it be",
  (text) => {
    expect(importTools(text)).toMatchObject({ tools: [], text, changed: false });
  },
);

describe("lists of other things", () => {
  it.each(['[{"a":1}]', '[{"id":1,"name":"x"}]', '[{"name":"a","scripts":{}}]'])("%s holds no tools", (text) => {
    expect(importTools(text)).toMatchObject({ from: null, tools: [] });
  });

  it.each(['[{"name":"a"}]', '[{"name":"a","inputSchema":{"type":"object"},"x-mine":1}]'])(
    "%s stays as it is",
    (text) => {
      expect(importTools(text)).toMatchObject({ from: "mcp", text, changed: false });
    },
  );

  const other = { ...tool, name: "pong" };
  it.each([
    [
      { name: "one", tools: [tool] },
      { name: "two", tools: [other] },
    ],
    {
      servers: [
        { name: "one", url: "http://localhost/mcp", tools: [tool] },
        { name: "two", tools: [other] },
      ],
    },
    { servers: { one: { command: "one", args: [], tools: [tool] }, two: { command: "two", tools: [other] } } },
  ])("servers with their tools give the tools of all: %j", (value) => {
    const { tools, from } = importTools(JSON.stringify(value));
    expect(from).toBe("mcp");
    expect(tools.map(({ name }) => name)).toEqual(["ping", "pong"]);
  });

  it("says which names stand twice", () => {
    const { notes } = importTools(JSON.stringify([{ tools: [tool] }, { tools: [tool] }]));
    expect(notes.map(({ message }) => message).join()).toContain("`ping` is the name of 2 tools");
  });
});
