import { importTools, type Json, type JsonObject, parseDocument, type ToolDocument } from "../../core/index.ts";
import { type Failure, failure, isFailure } from "../host.ts";
import { chooseTool } from "../inputs.ts";
import type { Reach } from "./tool.ts";

/** The document that a call names, in MCP's form. */
export async function readTools(given: Json | undefined, reach: Reach): Promise<ToolDocument | Failure> {
  const text = await reach.textOf(given);
  if (isFailure(text)) return text;
  const document = parseDocument(importTools(text).text);
  return document.tools.length > 0 ? document : failure("the document holds no tool that can be read: lint says why");
}

/** The document and the one tool that a call is about. */
export async function readTool(
  args: JsonObject,
  reach: Reach,
): Promise<{ readonly document: ToolDocument; readonly tool: JsonObject } | Failure> {
  const document = await readTools(args.document, reach);
  if (isFailure(document)) return document;
  const tool = chooseTool(document, typeof args.tool === "string" && args.tool !== "" ? args.tool : undefined);
  if (!isFailure(tool)) return { document, tool };
  return failure(tool.problem.replace(/--tool <.*>$/, "the argument tool"));
}
