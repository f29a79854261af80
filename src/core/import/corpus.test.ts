import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { member } from "../json.ts";
import { importTools } from "./import-tools.ts";

/** Published tool lists and hostile texts. They stand beside the checkout where there are any, and are no part of it. */
const shared = new URL("../../../../shared/", import.meta.url);

describe.skipIf(!existsSync(shared))(existsSync(shared) ? "published servers" : "skipped: no corpus", () => {
  const folder = new URL("corpus/tools-list/", shared);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  const textOf = (file: string) => readFileSync(new URL(encodeURIComponent(file), folder), "utf8");

  it("open byte for byte", () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = textOf(file);
      const result = importTools(text);
      expect(result, file).toMatchObject({ from: "mcp", changed: false });
      expect(result.text === text, file).toBe(true);
      expect(result.tools, file).toEqual(member(JSON.parse(text), "tools"));
    }
  }, 60_000);

  it("come back from the forms of other vendors with the same schemas", () => {
    for (const file of files.filter((_, index) => index % 5 === 0)) {
      const tools = member(JSON.parse(textOf(file)), "tools") as readonly Record<string, unknown>[];
      const bare = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
      const forms = {
        openai: bare.map(({ inputSchema, ...rest }) => ({
          type: "function",
          function: { ...rest, parameters: inputSchema },
        })),
        anthropic: bare.map(({ inputSchema, ...rest }) => ({ ...rest, input_schema: inputSchema })),
        bedrock: bare.map(({ inputSchema, ...rest }) => ({
          toolSpec: { ...rest, inputSchema: { json: inputSchema } },
        })),
      };
      for (const [from, value] of Object.entries(forms)) {
        if (
          tools.some(({ inputSchema }) =>
            /"type":(?!"(object|string|number|integer|boolean|array|null)"|[[{])|"nullable"/.test(
              JSON.stringify(inputSchema),
            ),
          )
        )
          continue;
        const result = importTools(JSON.stringify(value));
        expect(result.from, file).toBe(from);
        expect(result.tools, `${file} ${from}`).toEqual(JSON.parse(JSON.stringify(bare)));
      }
    }
  }, 60_000);

  it("hostile strings and keys survive every form", () => {
    const nasty = JSON.parse(readFileSync(new URL("oracles/nasty.json", shared), "utf8"));
    const keys: string[] = [...new Set<string>(nasty.keys.map(({ value }: { value: string }) => value))];
    const strings: string[] = nasty.strings.flatMap(({ value }: { value: unknown }) =>
      typeof value === "string" ? [value] : [],
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(strings.length).toBeGreaterThan(100);
    const schema = {
      type: "object",
      properties: Object.fromEntries(
        keys.map((key, index) => [key, { type: "string", description: strings[index % strings.length] }]),
      ),
      required: keys,
    };
    const small = { type: "object", properties: {} };
    const tools = strings.map((description, index) => ({
      name: String(nasty.toolNames[index % 46]) + index,
      description,
      inputSchema: index === 0 ? schema : small,
    }));
    const wanted = JSON.stringify(tools);
    const rest = ({ name, description }: (typeof tools)[number]) => ({ name, description });
    const forms = {
      mcp: tools,
      openai: tools.map((tool) => ({ type: "function", function: { ...rest(tool), parameters: tool.inputSchema } })),
      anthropic: tools.map((tool) => ({ ...rest(tool), input_schema: tool.inputSchema })),
      gemini: { functionDeclarations: tools.map((tool) => ({ ...rest(tool), parameters: tool.inputSchema })) },
      bedrock: tools.map((tool) => ({ toolSpec: { ...rest(tool), inputSchema: { json: tool.inputSchema } } })),
      "tool-definition": tools.map((tool) => ({ ...rest(tool), schema: tool.inputSchema, annotations: {} })),
      "azure-binding": tools.map(({ name, description, inputSchema }) => ({
        toolName: name,
        description,
        inputSchema: JSON.stringify(inputSchema),
      })),
    };
    for (const [from, value] of Object.entries(forms)) {
      const result = importTools(JSON.stringify(value));
      expect(result.from).toBe(from);
      expect(JSON.stringify(result.tools) === wanted, from).toBe(true);
      const written = JSON.parse(result.text);
      expect(JSON.stringify(written.tools ?? written) === wanted, from).toBe(true);
    }
  }, 60_000);

  it("every odd text is taken calmly", () => {
    const nasty = JSON.parse(readFileSync(new URL("oracles/nasty.json", shared), "utf8"));
    for (const { text } of nasty.jsonTexts.filter((entry: { text?: string }) => entry.text !== undefined)) {
      expect(() => importTools(text), text).not.toThrow();
    }
    for (const { schema } of nasty.schemas) {
      if (schema === undefined) continue;
      const text = JSON.stringify([{ name: "x", parameters: schema }]);
      expect(() => importTools(text), text).not.toThrow();
    }
  });
});
