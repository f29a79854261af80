import { describe, expect, it } from "vitest";
import { pythonTypes } from "../schema/python-types.ts";
import { importTools } from "./import-tools.ts";

/** The property that a parameter becomes, and whether it is required. */
function property(parameter: string, before = "", decorator = "@skill_command()") {
  const { from, tools, notes } = importTools(`${before}\n${decorator}\ndef f(${parameter}) -> str:\n    "Does it."\n`);
  expect(from).toBe("python");
  const { properties = {}, required = [] } = (tools[0]?.inputSchema ?? {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const [name = ""] = Object.keys(properties);
  return { schema: properties[name], required: required.includes(name), notes };
}

const integer = { type: "integer" };
const text = { type: "string" };
const either = { anyOf: [integer, text] };

describe("type hints", () => {
  it.each(pythonTypes.filter(({ python }) => python !== "None"))("$python", ({ json, python }) => {
    expect(property(`x: ${python}`)).toMatchObject({ schema: { type: json }, required: true });
  });

  const hints: readonly (readonly [string, unknown])[] = [
    ["list[str]", { type: "array", items: text }],
    ["List[int]", { type: "array", items: integer }],
    ["list[list[int]]", { type: "array", items: { type: "array", items: integer } }],
    ["dict[str, str]", { type: "object" }],
    ["dict[str, Any]", { type: "object" }],
    ["set[str]", { type: "array", items: text, uniqueItems: true }],
    ["tuple[int, ...]", { type: "array", items: integer }],
    ["tuple[int, str]", { type: "array", prefixItems: [integer, text], minItems: 2, maxItems: 2 }],
    ['Literal["a", "b"]', { type: "string", enum: ["a", "b"] }],
    ["typing.Literal[1, -2]", { type: "integer", enum: [1, -2] }],
    ['Literal["a", 1, True]', { enum: ["a", 1, true] }],
    ["int | str", either],
    ["Union[int, str]", either],
    ["Union[int, Union[str, None]]", { anyOf: [integer, text, { type: "null" }] }],
    ["Optional[int]", { anyOf: [integer, { type: "null" }] }],
    ["int | None", { anyOf: [integer, { type: "null" }] }],
    ['"int | str"', either],
    ["Any", {}],
    ["datetime.datetime", { type: "string", format: "date-time" }],
    [
      'Annotated[int, Field(ge=1, lt=9, description="How many")]',
      { ...integer, minimum: 1, exclusiveMaximum: 9, description: "How many" },
    ],
    ['Annotated[str, "What"]', { ...text, description: "What" }],
    ['Annotated[str, Field(min_length=1, pattern=r"^\\d+$")]', { ...text, minLength: 1, pattern: "^\\d+$" }],
    ["Annotated[list[int], Field(max_length=3)]", { type: "array", items: integer, maxItems: 3 }],
    ["Annotated[int, Ge(2)]", { ...integer, minimum: 2 }],
  ];
  it.each(hints)("%s", (hint, schema) => {
    expect(property(`x: ${hint}`)).toMatchObject({ required: true });
    expect(property(`x: ${hint}`).schema).toEqual(schema);
  });

  const colours = [
    "class C(StrEnum):\n    Red = auto()\n    Blue = auto()",
    'class C(str, Enum): RED = "red"; BLUE = "blue"',
  ];
  it.each([...colours, 'class B(str, Enum):\n    pass\nclass C(B):\n    RED = "red"\n    BLUE = "blue"'])(
    "an enumeration: %s",
    (written) => {
      expect(property("x: C", written).schema).toEqual({ type: "string", enum: ["red", "blue"] });
    },
  );

  it("counts `auto()` as Python does, and never closes an enumeration that it cannot know", () => {
    const counted = "class C(IntEnum):\n    A = auto()\n    B = 7\n    D = enum.auto()";
    expect(property("x: C = C.D", counted).schema).toEqual({ type: "integer", enum: [1, 7, 8], default: 8 });
    const { schema, notes } = property("x: C", "class C(Enum):\n    A = make()\n    B = 1");
    expect(schema).toEqual({});
    expect(notes).toContainEqual({ kind: "guessed", message: expect.stringContaining("`C`"), tool: "f" });
  });

  it("knows which fields of a TypedDict may be left out", () => {
    const written =
      "class T(TypedDict, total=False):\n    a: Required[int]\n    b: int\nclass U(T):\n    c: int\n    d: NotRequired[int]";
    const { tools } = importTools(`${written}\n@mcp.tool()\ndef f(x: U) -> str:\n    "Does it."\n`);
    expect(tools[0]?.inputSchema).toMatchObject({ $defs: { U: { required: ["a", "c"] } } });
  });

  it("says what it does not know", () => {
    const { schema, notes } = property("x: Frobnicator");
    expect(schema).toEqual({});
    expect(notes).toContainEqual({ kind: "guessed", message: expect.stringContaining("Frobnicator"), tool: "f" });
  });

  it("follows aliases and enumerations, and ends where they go round", () => {
    expect(property("x: Mode", 'Mode = Literal["a", "b"]').schema).toEqual({ type: "string", enum: ["a", "b"] });
    expect(property("x: Mode", "type Mode = int | str").schema).toEqual(either);
    const colour = 'class Colour(str, Enum):\n    RED = "red"\n    BLUE = "blue"\n';
    expect(property("x: Colour = Colour.RED", colour).schema).toEqual({
      ...{ type: "string", enum: ["red", "blue"], default: "red" },
    });
    expect(property("x: A", "A = list[B]\nB = list[A]").schema).toMatchObject({ type: "array" });
    const doubled = Array.from({ length: 60 }, (_, index) => `T${index} = tuple[T${index + 1}, T${index + 1}]`);
    expect(property("x: T0", doubled.join("\n")).schema).toMatchObject({ type: "array" });
  });
});

describe("defaults", () => {
  const defaults: readonly (readonly [string, unknown])[] = [
    ['x: str = "*.py"', { ...text, default: "*.py" }],
    ["x: bool = False", { type: "boolean", default: false }],
    ["x: int = -1_000", { ...integer, default: -1000 }],
    ["x: int = 0x1F", { ...integer, default: 31 }],
    ["x: float = 1e3", { type: "number", default: 1000 }],
    ['x: list[str] = ["a", "b"]', { type: "array", items: text, default: ["a", "b"] }],
    ['x: dict = {"__proto__": {"a": None}}', { type: "object", default: JSON.parse('{"__proto__":{"a":null}}') }],
    ["x: int = LIMIT", { ...integer, default: 7 }],
    ["x: str | None = None", text],
    ["x: list[str] | None = None", { type: "array", items: text }],
    ["x: Optional[int] = None", integer],
    ["x: str = None", text],
    ["x: int | None = 3", { anyOf: [integer, { type: "null" }], default: 3 }],
    ["x=5", { ...integer, default: 5 }],
    ['x: int = Field(default=2, description="D", le=5)', { ...integer, description: "D", maximum: 5, default: 2 }],
    ["x: int | None = Field(None)", integer],
    ["x: list[str] = Field(default_factory=list)", { type: "array", items: text }],
    ["x: float = time.time()", { type: "number" }],
  ];
  it.each(defaults)("%s", (parameter, schema) => {
    const { schema: read, required } = property(parameter, "LIMIT = 7");
    expect(read).toEqual(schema);
    expect(required).toBe(false);
  });

  it("a field without a default is required", () => {
    expect(property('x: int = Field(..., description="D")')).toMatchObject({ required: true });
  });
});

describe("strings", () => {
  const strings: readonly (readonly [string, string | undefined])[] = [
    ["'it\\'s \"so\"'", 'it\'s "so"'],
    ['r"\\d+\\n"', "\\d+\\n"],
    ['u"a" "b" \'c\'', "abc"],
    ['("a"\n  # between\n  "b")', "ab"],
    ['"a" + "b"', "ab"],
    ['"""a\n"b" """', 'a\n"b" '],
    ['"\\x41\\u00e9\\U0001F600\\101\\t\\q\\\n."', "A\u00e9\u{1F600}A\t\\q."],
    ['f"{{a}}"', "{a}"],
    ['f"{a}"', undefined],
    ['b"a"', undefined],
    ['"# def g(): @mcp.tool"', "# def g(): @mcp.tool"],
  ];
  it.each(strings)("%s", (literal, value) => {
    expect(property(`x: str = ${literal}`).schema).toEqual({ ...text, ...(value !== undefined && { default: value }) });
  });
});

describe("functions", () => {
  const read = (source: string) => importTools(source);

  it("take name, description and annotations from @skill_command, every hint written out", () => {
    const { tools, notes } = read(`
@decorators.skill_command(
    name="git.log",  # a comment, with ) in it
    description="Shows " "the log",
    title="Log", read_only=True, open_world=True, category="git", max_attempts=3,
)
async def log(self, limit: int = 10, settings: Settings = None, paths: "ConfigPaths" = None, *args, **kwargs): ...

@skill_command(inject_root=True)
def status(project_root: Path, path: str):
    """Shows what changed.

    More about it.

    Args:
        path (str, optional): Where to look,
            relative: always.
        other: nothing

    Returns:
        path: not this one
    """
def helper(x): ...
`);
    expect(tools).toEqual([
      {
        name: "git.log",
        description: "Shows the log",
        inputSchema: { type: "object", properties: { limit: { ...integer, default: 10 } } },
        annotations: { title: "Log", ...hints(true, false, false, true) },
      },
      {
        name: "status",
        description: "Shows what changed.",
        inputSchema: {
          type: "object",
          properties: { path: { ...text, description: "Where to look, relative: always." } },
          required: ["path"],
        },
        annotations: hints(false, false, false, false),
      },
    ]);
    const lost = notes.filter(({ kind }) => kind === "lost").map(({ message }) => message);
    expect(lost).toEqual([
      "MCP has no field for `category`",
      "MCP has no field for `max_attempts`",
      "Only the first line of the docstring is the description",
    ]);
  });

  it("project_root is a parameter where nobody injects it", () => {
    expect(property("project_root: str")).toMatchObject({ schema: text, required: true });
  });

  it.each([
    "Context",
    '"Context[ServerSession, None]"',
    "Context | None",
    "Optional[Settings]",
    'Annotated[Settings, "s"]',
  ])("%s is supplied by the server", (hint) => {
    expect(property(`x: ${hint} = None`).schema).toBeUndefined();
  });

  it("take annotations as they are given to @mcp.tool, inside other code too", () => {
    const { tools } = read(`
from fastmcp import FastMCP

class Point(BaseModel):
    """A place."""
    x: float = Field(..., description="Across")
    label: str | None = None
    inner: list["Point"] = []

def register(mcp):
    @mcp.tool("move", title="Move it", annotations=ToolAnnotations(destructive_hint=False, idempotentHint=True))
    def move_to(ctx: Context, to: Point, speeds: dict[str, float]) -> None:
        """Moves.

        Parameters
        ----------
        to : Point
            Where to
        """
`);
    const point = {
      type: "object",
      description: "A place.",
      properties: {
        x: { type: "number", description: "Across" },
        label: { anyOf: [text, { type: "null" }], default: null },
        inner: { type: "array", items: { $ref: "#/$defs/Point" }, default: [] },
      },
      required: ["x"],
    };
    expect(tools).toEqual([
      {
        name: "move",
        title: "Move it",
        description: "Moves.",
        inputSchema: {
          type: "object",
          properties: {
            to: { $ref: "#/$defs/Point", description: "Where to" },
            speeds: { type: "object", additionalProperties: { type: "number" } },
          },
          required: ["to", "speeds"],
          additionalProperties: false,
          $defs: { Point: point },
        },
        annotations: { destructiveHint: false, idempotentHint: true },
      },
    ]);
  });

  it("are all taken where none is marked, but the private ones", () => {
    const { tools } = read(
      'def add(a: int, b: int):\n    """Adds.\n\n    :param a: The first.\n    """\ndef _no(): ...\n',
    );
    expect(tools).toEqual([
      {
        name: "add",
        description: "Adds.",
        inputSchema: {
          type: "object",
          properties: { a: { ...integer, description: "The first." }, b: integer },
          required: ["a", "b"],
        },
      },
    ]);
  });

  it("may be indented, fenced, or broken further down", () => {
    const source = '@mcp.tool\ndef f(x: int):\n    "Does."\n';
    for (const text of [
      `\n${source.replace(/^/gm, "    ")}`,
      `\`\`\`python\n${source}\`\`\`\n`,
      `As in:\n\n\`\`\`json\n{}\n\`\`\`\n\n\`\`\`py\n${source}\`\`\`\n\nIt's done.\n`,
      `${source}\nx = (((\n`,
    ]) {
      expect(read(text), text).toMatchObject({ from: "python", tools: [{ name: "f", description: "Does." }] });
    }
  });

  it("descriptors that the source builds are read, too", () => {
    const source =
      'S = {"type": "object"}\nasync def list_tools():\n    return [types.Tool(name="a", inputSchema=S)]\n';
    expect(read(source).tools).toEqual([{ name: "a", inputSchema: { type: "object" } }]);
  });

  it.each([
    ["a list", (tools: string) => `[${tools}]`],
    ["an answer", (tools: string) => `meta=None nextCursor=None tools=[${tools}]\n`],
    ["a list with its module", (tools: string) => `\n [mcp.types.${tools}]`],
  ])("tools that were printed in %s are read with all that they hold", (_, around) => {
    const printed =
      "Tool(name='look', title=None, description='It\\'s \"here\"', inputSchema={'type': 'object', 'properties': {'on': {'default': True}}}, " +
      "outputSchema=None, icons=[Icon(src='a.png', mimeType=None, sizes=['16x16'])], " +
      "annotations=ToolAnnotations(title=None, read_only_hint=True, destructiveHint=None), meta=None)";
    const { from, tools } = read(around(printed));
    expect(from).toBe("python");
    expect(tools).toEqual([
      {
        name: "look",
        description: 'It\'s "here"',
        inputSchema: { type: "object", properties: { on: { default: true } } },
        icons: [{ src: "a.png", sizes: ["16x16"] }],
        annotations: { readOnlyHint: true },
      },
    ]);
  });

  it("says which part of a built descriptor is computed", () => {
    const { tools, notes } = read('x = Tool(name="a", description=words(1), inputSchema={"type": "object"})\n');
    expect(tools).toEqual([{ name: "a", inputSchema: { type: "object" } }]);
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: "lost", message: "`description` is computed: it is left out", tool: "a" }),
    );
  });

  it("nesting has no end that hurts", () => {
    const deep = `@mcp.tool\ndef f(x: ${"list[".repeat(2_000)}int${"]".repeat(2_000)}, y=${"[".repeat(2_000)}${"]".repeat(2_000)}, z: ${"int | ".repeat(2_000)}str): ...`;
    expect(read(deep).tools).toHaveLength(1);
  });
});

function hints(readOnlyHint: boolean, destructiveHint: boolean, idempotentHint: boolean, openWorldHint: boolean) {
  return { readOnlyHint, destructiveHint, idempotentHint, openWorldHint };
}

describe("where the tools are", () => {
  const names = (text: string) => importTools(text, { from: "python" }).tools.map(({ name }) => name);
  const fenced =
    '@mcp.tool()\ndef a(x: int) -> str:\n    """Does a.\n\n    ```python\n    a(1)\n    ```\n    """\n    return ""\n';

  it("a fence in a docstring hides nothing", () =>
    expect(names(`${fenced}\n@mcp.tool()\ndef b(): ...\n`)).toEqual(["a", "b"]));

  it("a fence in prose is what is read", () =>
    expect(
      names("Use it so, please:\n\n```python\n@mcp.tool()\ndef a(x: int): ...\n```\n\nThat is all there is.\n"),
    ).toEqual(["a"]));

  it("decorated tools stand beside those that are added later", () => {
    const text =
      "@mcp.tool()\ndef a(): ...\n\ndef b(x: int): ...\n\ndef c(): ...\n\nmcp.add_tool(b, name='bee')\nmcp.tool(title='C')(c)\n";
    const { tools } = importTools(text, { from: "python" });
    expect(tools.map(({ name, title }) => [name, title])).toEqual([
      ["a", undefined],
      ["bee", undefined],
      ["c", "C"],
    ]);
  });

  it("helpers of a server that lists its tools itself are no tools", () => {
    const text =
      "@server.list_tools()\nasync def list_tools():\n    return [make(n) for n in names]\n\ndef make(name): ...\n\ndef helper(x): ...\n";
    const { tools, notes } = importTools(text);
    expect(tools).toEqual([]);
    expect(notes.map(({ message }) => message).join()).toContain("Ask the running server");
  });

  it("`with a as (b, c)` is no mistake", () => {
    const text = "import fastmcp\n@mcp.tool()\ndef a():\n    with open_both() as (b, c):\n        return b\n";
    expect(importTools(text).notes.filter(({ kind }) => kind === "guessed")).toEqual([]);
  });
});
