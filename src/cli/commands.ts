import type { Command } from "./command.ts";
import { align } from "./commands/align.ts";
import { check } from "./commands/check.ts";
import { clients } from "./commands/clients.ts";
import { compat } from "./commands/compat.ts";
import { diff } from "./commands/diff.ts";
import { explain } from "./commands/explain.ts";
import { exportCommand } from "./commands/export.ts";
import { importCommand } from "./commands/import.ts";
import { lint } from "./commands/lint.ts";
import { lock } from "./commands/lock.ts";
import { open } from "./commands/open.ts";
import { result } from "./commands/result.ts";
import { rules } from "./commands/rules.ts";
import { sample } from "./commands/sample.ts";
import { share } from "./commands/share.ts";
import { wire } from "./commands/wire.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  lint,
  rules,
  explain,
  check,
  sample,
  wire,
  result,
  importCommand,
  exportCommand,
  diff,
  lock,
  align,
  clients,
  compat,
  share,
  open,
];
