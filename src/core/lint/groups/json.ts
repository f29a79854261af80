import type { Rule } from "../rule.ts";
import { duplicateKey } from "../rules/json/duplicate-key.ts";
import { foreignShapeRule } from "../rules/json/foreign-shape.ts";
import { notATool } from "../rules/json/not-a-tool.ts";
import { protoKey } from "../rules/json/proto-key.ts";
import { syntax } from "../rules/json/syntax.ts";
import { unsafeInteger } from "../rules/json/unsafe-integer.ts";

/** In the order of the reference. */
export const jsonRules: readonly Rule[] = [syntax, duplicateKey, unsafeInteger, protoKey, notATool, foreignShapeRule];
