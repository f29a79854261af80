import type { AgentTool } from "./tool.ts";
import { checkArgumentsTool } from "./tools/check_arguments.ts";
import { compat } from "./tools/compat.ts";
import { cost } from "./tools/cost.ts";
import { diff } from "./tools/diff.ts";
import { explainRule } from "./tools/explain_rule.ts";
import { exportTool } from "./tools/export.ts";
import { fix } from "./tools/fix.ts";
import { importTool } from "./tools/import.ts";
import { lint } from "./tools/lint.ts";
import { sample } from "./tools/sample.ts";
import { wire } from "./tools/wire.ts";

/** Every tool for agents, in the order of the list. */
export const agentTools: readonly AgentTool[] = [
  lint,
  fix,
  explainRule,
  checkArgumentsTool,
  sample,
  wire,
  diff,
  compat,
  cost,
  importTool,
  exportTool,
];
