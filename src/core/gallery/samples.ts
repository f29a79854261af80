import type { Sample } from "./sample.ts";
import { arrayOfObjects } from "./samples/array-of-objects.ts";
import { destructiveTool } from "./samples/destructive-tool.ts";
import { enumeration } from "./samples/enum.ts";
import { firstVisit } from "./samples/first-visit.ts";
import { nestedObject } from "./samples/nested-object.ts";
import { noParameters } from "./samples/no-parameters.ts";
import { optionalParameters } from "./samples/optional-parameters.ts";
import { outputSchema } from "./samples/output-schema.ts";
import { readOnlyTool } from "./samples/read-only-tool.ts";
import { recursiveTree } from "./samples/recursive-tree.ts";
import { requiredString } from "./samples/required-string.ts";
import { severalParameters } from "./samples/several-parameters.ts";
import { skillCommand } from "./samples/skill-command.ts";
import { toolList } from "./samples/tool-list.ts";
import { union } from "./samples/union.ts";

export type { Sample };

/** The gallery, from simple to whole servers; the last one is what a first visit opens. */
export const samples: readonly Sample[] = [
  noParameters,
  requiredString,
  optionalParameters,
  severalParameters,
  enumeration,
  nestedObject,
  arrayOfObjects,
  union,
  recursiveTree,
  outputSchema,
  readOnlyTool,
  destructiveTool,
  skillCommand,
  toolList,
  firstVisit,
];
