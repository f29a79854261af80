import { member } from "../../json.ts";
import { nameHasTo } from "../checks/names.ts";
import type { Check, Client, Fact } from "../client.ts";
import { fieldTrail } from "../trail.ts";

const criteria: Fact = {
  source: "claude.com/docs/connectors/building/review-criteria, as transcribed on 2026-09-15",
  confidence: "vendor-doc",
};
const connectors: Fact = { source: "anthropics/claude-code#36921", confidence: "issue-report" };

const forDirectory: Check = (_, work) => {
  const annotations = member(work.tool, "annotations");
  const told = work.as(criteria);
  if (!member(work.tool, "title") && !member(annotations, "title")) told.note("title-missing", fieldTrail("name"));
  const isStated = ["readOnlyHint", "destructiveHint"].some((hint) => typeof member(annotations, hint) === "boolean");
  if (!isStated) told.note("hint-missing", fieldTrail("annotations"), { hint: "`readOnlyHint` or `destructiveHint`" });
};

export const claudeDesktop: Client = {
  id: "claude-desktop",
  title: "Claude Desktop and claude.ai connectors",
  kind: "client",
  version: "docs of September 2026",
  read: "2026-11-16",
  sources: [criteria.source, `${connectors.source}; digikittens/mcp-schema-bridge release 1.0`],
  naming: { fact: criteria, steps: ["Not published; up to 64 characters is a criterion of the directory"], max: 64 },
  routes: [
    {
      id: "default",
      title: "with Claude models",
      fact: { source: "not published", confidence: "unknown" },
      steps: ["Not published"],
    },
  ],
  checks: [nameHasTo(connectors, /^[a-zA-Z0-9_-]+$/, 64), forDirectory],
  limits: [
    { what: "characters of a result", max: 150_000, fact: criteria },
    { what: "seconds of a call", max: 240, fact: criteria },
  ],
  uses: {
    title: "shown where permission is asked; the directory demands it",
    annotations: "readOnlyHint and destructiveHint decide on automatic permission; the directory demands one of them",
    _meta: "ui (MCP Apps)",
    outputSchema: "unknown",
  },
  onViolation: [{ when: "a missing title or hint", effect: "the directory does not take the server", fact: criteria }],
  open: ["All that is done to a schema.", "How names are put together."],
};
