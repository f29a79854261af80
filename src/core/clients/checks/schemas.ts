import { isObject, member } from "../../json.ts";
import { circlesOf, explain, metaMismatches, referencesOf } from "../../schema/index.ts";
import type { Dialect } from "../../types.ts";
import { code } from "../../words.ts";
import type { Check, ClientEffect, Fact } from "../client.ts";
import { inputTrail, into, trailOf } from "../trail.ts";
import { nodesOf, statedTypes } from "./nodes.ts";

export function rootTypeObject(fact: Fact, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    if (member(schema, "type") !== "object") work.as(fact).note("root-type", inputTrail, {}, effect);
  };
}

export function noRootCombinators(fact: Fact, keywords: readonly string[], effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    for (const keyword of keywords) {
      if (!Object.hasOwn(schema, keyword)) continue;
      work.as(fact).note("root-combinator", into(inputTrail, keyword), { keyword }, effect);
    }
  };
}

/** Problems of the meta-schema past this one add nothing. */
const maxProblems = 20;

export function validIn(fact: Fact, dialect: Dialect, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    // No client makes an invalid schema of a valid one, and what it makes is another object every time: the tool's own is known.
    const given = member(work.tool, "inputSchema");
    if (given !== schema && isObject(given) && metaMismatches(given, dialect).length === 0) return;
    for (const mismatch of metaMismatches(schema, dialect).slice(0, maxProblems)) {
      const place = mismatch.path.at(-1);
      const problem = `${place === undefined ? "the root" : code(String(place))} ${explain(mismatch)}`;
      work.as(fact).note("invalid-schema", trailOf(inputTrail, mismatch.path), { dialect, problem }, effect);
    }
  };
}

export function listsHaveItems(fact: Fact, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    for (const { schema: node, at } of nodesOf(schema)) {
      if (!statedTypes(node).includes("array") || Object.hasOwn(node, "items") || Object.hasOwn(node, "prefixItems"))
        continue;
      work.as(fact).note("items-missing", at, {}, effect);
    }
  };
}

export function rootHasProperties(fact: Fact): Check {
  return ({ schema }, work) => {
    if (member(schema, "type") === "object" && !Object.hasOwn(schema, "properties"))
      work.as(fact).note("properties-missing", inputTrail);
  };
}

/** References that lead back to themselves. */
export function noRecursion(fact: Fact, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    for (const { reference } of circlesOf(schema)) {
      const at = into(trailOf(inputTrail, reference.path), "$ref");
      work.as(fact).note("recursion", at, { reference: reference.reference }, effect);
    }
  };
}

export function noReferences(fact: Fact, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    for (const { path, reference, keyword } of referencesOf(schema)) {
      work.as(fact).note("reference-refused", into(trailOf(inputTrail, path), keyword), { reference }, effect);
    }
  };
}
