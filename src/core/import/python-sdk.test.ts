import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const read = (text: string) => importTools(text, { from: "python" });
const names = (text: string) => read(text).tools.map(({ name }) => name);
const messages = (text: string) => read(text).notes.map(({ kind, message }) => `${kind}: ${message}`);

const long = `
@mcp.tool()
def look(place: str, far: bool = False) -> str:
    """Looks around.

    It takes a while.

    Args:
        place: Where to look
        far: Whether to look far

    Returns:
        What is seen
    """
`;

it("validators run in the server, and that is said", () => {
  const { tools, notes } = importTools(`from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, field_validator
mcp = FastMCP("x")
class Options(BaseModel):
    size: int
    @field_validator("size")
    @classmethod
    def is_even(cls, value): return value
@mcp.tool()
def f(options: Options): "F."
`);
  expect(tools).toMatchObject([{ name: "f" }]);
  expect(notes.map(({ message }) => message).join()).toContain("`is_even` of `Options` runs in the server");
});

describe("a long docstring, as each SDK reads it", () => {
  const whole =
    "Looks around.\n\nIt takes a while.\n\nArgs:\n    place: Where to look\n    far: Whether to look far\n\nReturns:\n    What is seen";
  it.each([
    ["from mcp.server.fastmcp import FastMCP", whole, undefined],
    ["from mcp.server.mcpserver import MCPServer", whole, undefined],
    ["", whole, undefined],
    ["from fastmcp import FastMCP", "Looks around.\n\nIt takes a while.", "Where to look"],
  ])("%s", (before, description, place) => {
    const [tool] = read(`${before}\n${long}`).tools;
    expect(tool).toMatchObject({ description });
    const schema = tool?.inputSchema as { properties: { place: object } } | undefined;
    expect(schema?.properties.place).toEqual({ type: "string", ...(place !== undefined && { description: place }) });
  });

  it("says that nothing told the SDK", () => expect(messages(long).join("\n")).toContain("guessed: No import tells"));
});

describe("tools that are added later", () => {
  const functions = "def a(x: int): ...\ndef b(): ...\n";
  it.each([
    ["mcp.add_tool(a)", ["a"]],
    ["mcp.tool()(a)", ["a"]],
    ["mcp.tool(name='c')(a)", ["c"]],
    ["for f in (a, b):\n    mcp.add_tool(f)", ["a", "b"]],
    ["for f in [a, b]:\n    mcp.tool()(f)", ["a", "b"]],
    ["mcp = FastMCP('x', tools=[a, b])", ["a", "b"]],
    ["mcp.add_tool(Tool.from_function(b, name='bee'))", ["bee"]],
  ])("%s", (call, expected) => expect(names(`${functions}${call}\n`)).toEqual(expected));

  it("methods of an instance are without what is bound", () => {
    const text =
      "class Shop:\n    def buy(self, item: str) -> bool:\n        'Buys.'\nshop = Shop()\nmcp.add_tool(shop.buy)\n";
    expect(read(text).tools).toMatchObject([
      { name: "buy", inputSchema: { properties: { item: { type: "string" } }, required: ["item"] } },
    ]);
  });

  it("a function that is elsewhere is named", () =>
    expect(messages(`${functions}mcp.add_tool(a)\nmcp.add_tool(other.c)\n`)).toContain(
      "lost: `c` is made a tool, and its function is not in this text",
    ));
});

describe("constants", () => {
  it("annotations, icons and arguments that constants hold are read", () => {
    const text = `READS = ToolAnnotations(readOnlyHint=True)
COMMON = {"title": "Looks"}
@mcp.tool(annotations=READS, icons=[Icon(src="a.png")], **COMMON)
def a(): ...
`;
    expect(read(text).tools).toMatchObject([
      { title: "Looks", annotations: { readOnlyHint: true }, icons: [{ src: "a.png" }] },
    ]);
  });

  it("a schema that a model makes is read", () => {
    const text = `class Look(BaseModel, extra="forbid"):
    at: Literal["here", "there"]
    next: Optional["Look"] = None
tools = [Tool(name="look", inputSchema=Look.model_json_schema(), outputSchema=TypeAdapter(Look).json_schema())]
`;
    const schema = {
      type: "object",
      properties: {
        at: { type: "string", enum: ["here", "there"] },
        next: { anyOf: [{ $ref: "#/$defs/Look" }, { type: "null" }], default: null },
      },
      required: ["at"],
      additionalProperties: false,
    };
    const whole = { ...schema, $defs: { Look: schema } };
    expect(read(text).tools).toEqual([{ name: "look", inputSchema: whole, outputSchema: whole }]);
  });
});

describe("what is not read is named", () => {
  it.each([
    ["@mcp.tool(name=make())\ndef a(): ...", "`name` is computed"],
    ["@mcp.tool(annotations=hints())\ndef a(): ...", "`annotations` is computed"],
    ["@mcp.tool(**more)\ndef a(): ...", "`**more`"],
    ["@mcp.tool()\ndef a(*rest: str): ...", "`rest`"],
    ["@mcp.tool()\ndef a(x: Annotated[int, AfterValidator(odd)]): ...", "`AfterValidator`"],
    ["@mcp.tool()\ndef a(x: Annotated[int, 'How many']): ...", "`a text` in `Annotated`"],
    ["@mcp.tool()\ndef a(x: int = Field(ge=least())): ...", "`ge` of `Field` is computed"],
    ["@mcp.tool()\ndef a(x: Literal['a', B]): ...", "A value of `Literal`"],
    ["@mcp.tool()\ndef a() -> Report: ...", "`Report`, the return type"],
    ["class M(Base):\n    x: int\n@mcp.tool()\ndef a(m: M): ...", "`Base`, a base of `M`"],
    [
      "class M(BaseModel):\n    model_config = ConfigDict(alias_generator=mine)\n    x: int\n@mcp.tool()\ndef a(m: M): ...",
      "`alias_generator` of `M`",
    ],
    [
      "tools = [Tool(name=n, inputSchema={}) for n in names]\nx = Tool(name='a', inputSchema=make())",
      "A `Tool` has a name",
    ],
  ])("%s", (text, expected) => expect(messages(`${text}\n`).join("\n")).toContain(expected));

  it("with its line and column", () =>
    expect(messages("@mcp.tool()\ndef a(): ...\n\nx = )\n").join("\n")).toContain(
      "could not be read as Python, the first on line 4, column 5",
    ));
});
