import { expect, it } from "vitest";
import { importTools } from "../../import/import-tools.ts";
import type { JsonObject } from "../../types.ts";
import { exportTools } from "../export-tools.ts";
import { azureSteps } from "./steps.ts";

const tool: JsonObject = {
  name: "get_sky",
  description: "What the sky is like",
  inputSchema: { type: "object", properties: { place: { type: "string" } }, required: ["place"] },
  outputSchema: { type: "object", properties: { 'blue "ish"': { type: "boolean" } } },
};
const steps = (one: JsonObject) => azureSteps([one]);

it("the schema of a tool goes the whole way from the worker to the client", () => {
  const [configure, store, emit, read, validate, advertise] = steps(tool);
  expect(configure?.code).toContain('builder.ConfigureMcpTool("get_sky")');
  expect(configure?.code).toContain(".WithOutputSchema(");
  expect(store?.text).toContain("McpToolSchemaValidator");
  const binding = JSON.parse(emit?.code ?? "");
  expect(JSON.parse(binding.outputSchema)).toEqual(tool.outputSchema);
  expect(read?.code).toContain("McpToolTriggerAttribute.OutputSchema");
  expect(JSON.parse(validate?.code ?? "")).toEqual(tool.outputSchema);
  expect(JSON.parse(advertise?.code ?? "")).toEqual(tool);
});

it("a schema that is refused gets no further than the worker", () => {
  const [, store, emit, , , advertise] = steps({ ...tool, outputSchema: { type: "array" } });
  expect(store?.text).toContain("throws");
  expect(JSON.parse(emit?.code ?? "")).not.toHaveProperty("outputSchema");
  expect(JSON.parse(advertise?.code ?? "")).not.toHaveProperty("outputSchema");
});

it("without a schema there is no key", () => {
  const { outputSchema, ...without } = tool;
  expect(outputSchema).toBeDefined();
  expect(steps(without)[2]?.text).toContain("there is no schema");
});

it("a binding gives its tool back", () => {
  const { files } = exportTools([tool], { to: "azure-binding" });
  expect(importTools(files[0]?.text ?? "", { from: "azure-binding" }).tools).toEqual([tool]);
});
