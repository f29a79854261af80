import { code } from "../../../words.ts";
import { isEnglish, realDescription } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

/** Claude Code cuts a little later. */
const reach = 2_000;

export const qualityDescriptionFrontLoad: Rule = {
  id: "quality/description-front-load",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A long description has its warning where clients cut",
  why: "Clients cut long descriptions at the end. What a model must know before it calls belongs to the start.",
  source: "Claude Code documentation: descriptions are cut after 2,048 characters",
  examples: {
    bad: `{ "name": "clean_up", "description": «"Clears folders that nobody has opened for a year. ${"A folder may have an owner. ".repeat(71).trim()} WARNING: the files are gone for good."», "inputSchema": { "type": "object" } }`,
    good: '{ "name": "clean_up", "description": "Clears folders that nobody has opened for a year. WARNING: the files are gone for good.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const description = realDescription(tool);
    if (description === undefined || !isEnglish(description)) return;
    const limit = limits.exec(description);
    if (!limit || limit.index < reach) return;
    yield {
      path: ["description"],
      message: `${code(limit[0])} comes after ${limit.index} characters: Claude Code cuts after 2,048, so a model may never read it`,
    };
  },
};

const limits = /\b(?:IMPORTANT|WARNING|CAUTION|MUST|NEVER|DO NOT|irreversibl[ey]|permanently|cannot be undone)\b/;
