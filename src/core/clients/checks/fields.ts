import { isObject, member } from "../../json.ts";
import { isToken, latestRevision } from "../../mcp/index.ts";
import { compileRefusal, dialectOf, dialectUris, keywordNames, unusableInWords } from "../../schema/index.ts";
import type { Dialect, JsonObject } from "../../types.ts";
import type { Check, ClientEffect, Fact } from "../client.ts";
import { fieldTrail, inputTrail, into, outputTrail, type Trail } from "../trail.ts";
import { nodesOf } from "./nodes.ts";

/** A description that is cut at some length. */
export function descriptionCut(fact: Fact, max: number): Check {
  return (_, work) => {
    const description = member(work.tool, "description");
    if (typeof description !== "string" || description.length <= max) return;
    work.as(fact).note("description-cut", fieldTrail("description"), { length: description.length, max });
  };
}

export function descriptionFilled(fact: Fact, text: string): Check {
  return (_, work) => {
    if (!member(work.tool, "description"))
      work.as(fact).note("description-filled", fieldTrail("description"), { text });
  };
}

/** A tool that its server keeps from the model. */
export function hiddenFromModel(fact: Fact): Check {
  return (_, work) => {
    const visibility = member(member(member(work.tool, "_meta"), "ui"), "visibility");
    if (!Array.isArray(visibility) || visibility.includes("model")) return;
    work.as(fact).note("hidden", into(into(fieldTrail("_meta"), "ui"), "visibility"));
  };
}

/** A wrong `x-mcp-header` drops the tool where headers are in use. */
export function headersAreRight(fact: Fact): Check {
  return (_, work) => {
    const schema = member(work.tool, "inputSchema");
    if (!isObject(schema)) return;
    const seen = new Set<string>();
    for (const { schema: node, at } of nodesOf(schema)) {
      const header = member(node, "x-mcp-header");
      if (header === undefined) continue;
      const isRight =
        typeof header === "string" && isToken(header) && !seen.has(header.toLowerCase()) && isReachable(at);
      const isPlain = ["boolean", "integer", "string"].includes(String(member(node, "type")));
      if (!isRight || !isPlain) work.as(fact).note("header-refused", into(at, "x-mcp-header"));
      seen.add(String(header).toLowerCase());
    }
  };
}

/** Only `properties` may lead to it. */
function isReachable(at: Trail): boolean {
  let [step, isName]: [Trail | undefined, boolean] = [at, true];
  if (step === inputTrail) return false;
  for (; step && step !== inputTrail; step = step.up) {
    if (!isName && step.key !== "properties") return false;
    isName = !isName;
  }
  return isName;
}

/** Properties have to be schema objects, names a list of texts. */
export function rootIsPlain(fact: Fact, effect: ClientEffect): Check {
  return (_, work) => {
    const schema = member(work.tool, "inputSchema");
    if (!isObject(schema)) return;
    const told = work.as(fact);
    if (member(schema, "type") !== "object") told.note("root-type", inputTrail, {}, effect);
    const { properties, required } = schema;
    if (isObject(properties)) {
      for (const [name, child] of Object.entries(properties)) {
        if (!isObject(child)) told.note("boolean-schema", into(into(inputTrail, "properties"), name), {}, effect);
      }
    } else if (properties !== undefined)
      told.note("unreadable", into(inputTrail, "properties"), { keyword: "properties" }, effect);
    if (required !== undefined && !(Array.isArray(required) && required.every((name) => typeof name === "string")))
      told.note("unreadable", into(inputTrail, "required"), { keyword: "required" }, effect);
  };
}

export function outputIsObject(fact: Fact): Check {
  return (_, work) => {
    const output = member(work.tool, "outputSchema");
    if (output !== undefined && member(output, "type") !== "object") work.as(fact).note("output-type", outputTrail);
  };
}

/** An output schema that is no object breaks the list. */
export function outputIsSchema(fact: Fact): Check {
  return (_, work) => {
    const output = member(work.tool, "outputSchema");
    if (output === undefined || isObject(output)) return;
    work.as(fact).note("unreadable", outputTrail, { keyword: "outputSchema" }, "server");
  };
}

/** The output schema has to compile, in a dialect that the client chooses or that the schema names. */
export function outputCompiles(fact: Fact, effect: ClientEffect, fixed?: Dialect): Check {
  return (_, work) => {
    const output = member(work.tool, "outputSchema");
    if (!isObject(output)) return;
    const dialect = fixed ?? dialectOf(output, latestRevision);
    if (!dialect) {
      work.as(fact).note("output-dialect", into(outputTrail, "$schema"), { uri: String(output.$schema) }, effect);
      return;
    }
    const refusal = compileRefusal(output, dialect);
    if (!refusal) return;
    work.as(fact).note("output-invalid", outputTrail, { problem: unusableInWords(refusal) }, effect);
  };
}

const newer = new Set([
  "prefixItems",
  "unevaluatedProperties",
  "unevaluatedItems",
  "dependentRequired",
  "dependentSchemas",
  "minContains",
  "maxContains",
]);

/** Keywords of results that an older validator passes over. */
export function outputIsOlder(fact: Fact): Check {
  return (_, work) => {
    const output = member(work.tool, "outputSchema");
    if (!isObject(output)) return;
    for (const { keyword, at } of keywordsIn(output)) {
      if (newer.has(keyword)) work.as(fact).note("output-ignored", into(at, keyword), { keyword });
    }
  };
}

/** Arguments are judged by draft-07 unless the schema says 2020-12. */
export function inputIsOlder(fact: Fact): Check {
  return (_, work) => {
    const schema = member(work.tool, "inputSchema");
    if (!isObject(schema) || member(schema, "$schema") === dialectUris["2020-12"]) return;
    for (const { schema: node, at } of nodesOf(schema)) {
      for (const keyword of Object.keys(node))
        if (newer.has(keyword)) work.as(fact).note("input-ignored", into(at, keyword), { keyword });
    }
  };
}

const words: ReadonlySet<string> = new Set(keywordNames);

function* keywordsIn(schema: JsonObject): Generator<{ keyword: string; at: Trail }> {
  for (const { schema: node, at } of nodesOf(schema)) {
    for (const keyword of Object.keys(node)) if (words.has(keyword)) yield { keyword, at: rebased(at) };
  }
}

/** Nodes are counted from the input; these stand in the output. */
function rebased(at: Trail): Trail {
  return at.up ? into(rebased(at.up), at.key) : outputTrail;
}
