import { describe, expect, it } from "vitest";
import { exportTools, type JsonObject } from "../core/index.ts";
import { listed } from "./generated.ts";

const word = { type: "string" };
const tools: readonly JsonObject[] = [
  { name: "plain", description: "Takes a word.", inputSchema: { type: "object", properties: { word } } },
  { name: "open", inputSchema: { type: "object", additionalProperties: { type: "integer" } } },
  {
    name: "union",
    inputSchema: {
      anyOf: [
        { type: "object", properties: { word } },
        { type: "object", required: ["other"] },
      ],
    },
    outputSchema: { type: ["object", "null"], properties: { word } },
  },
];

describe("a server made of ts-sdk-v1-zod", { timeout: 60_000 }, () => {
  it("lists its tools", async () => {
    const [plain, open, union] = await listed(tools, "ts-sdk-v1-zod");
    expect(plain).toMatchObject({ name: "plain", description: "Takes a word.", inputSchema: { properties: { word } } });
    expect(open?.inputSchema).toMatchObject({ type: "object", additionalProperties: { type: "integer" } });
    expect(union?.inputSchema).toEqual({ type: "object", properties: {} });
    expect(union).not.toHaveProperty("outputSchema");
  });

  it("is told of by notes where a root is no plain object", () => {
    const notes = (to: string) =>
      exportTools(tools, { to }).notes.filter(({ message }) => message.startsWith("Version 1"));
    expect(notes("ts-sdk-v1-zod").map(({ tool, path }) => `${tool} ${path}`)).toEqual([
      "union /inputSchema",
      "union /outputSchema",
    ]);
    expect(notes("ts-sdk-v2-zod")).toEqual([]);
  });
});
