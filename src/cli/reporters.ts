import type { Reporter } from "./reporter.ts";
import { github } from "./reporters/github.ts";
import { json } from "./reporters/json.ts";
import { markdown } from "./reporters/markdown.ts";
import { sarif } from "./reporters/sarif.ts";
import { text } from "./reporters/text.ts";

/** Every format of `lint`, the default first. */
export const reporters: readonly [Reporter, ...Reporter[]] = [text, json, sarif, github, markdown];
