import type { Check, Client, Fact } from "../client.ts";
import { fieldTrail } from "../trail.ts";

const forum: Fact = {
  source: "Cursor staff on 2026-03-07, forum.cursor.com/t/google-gws-cli-tool-names-too-long/153918/4",
  confidence: "vendor-doc",
};
const reports: Fact = {
  source: "ComposioHQ/composio#2788; PostHog/posthog#51483; sourcebot-dev/sourcebot#1013",
  confidence: "issue-report",
};

/** Server and tool together; 1 and 59 characters were refused. */
const maxTogether = 59;

const together: Check = ({ name }, work) => {
  if (name.length <= maxTogether + 1) return;
  work.as(forum).note("name-too-long", fieldTrail("name"), { name, length: name.length - 1, max: maxTogether }, "tool");
};

export const cursor: Client = {
  id: "cursor",
  title: "Cursor",
  kind: "client",
  version: "closed; statements from June 2025 to March 2026",
  read: "2026-11-16",
  sources: [
    forum.source,
    reports.source,
    "cloudflare/cloudflare-typescript packages/mcp-server/src/compat.ts @05aeb11 (what generated servers do for Cursor, 2025)",
  ],
  naming: {
    fact: forum,
    steps: [
      "Server and tool together have less than 60 characters; how they are joined is not published (shown with a colon here)",
    ],
    max: maxTogether,
    name: (server, tool) => `${server.name}:${tool}`,
  },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: { source: "not published", confidence: "unknown" },
      steps: ["Not published"],
    },
  ],
  checks: [together],
  maxTools: { max: 80, effect: "advice", fact: reports },
  limits: [
    {
      what: "tools of all servers",
      max: 80,
      text: "40, then 80; since January 2026 descriptions are loaded on demand",
      fact: reports,
    },
  ],
  uses: {
    annotations: "readOnlyHint decides whether a tool may run in Ask mode",
    title: "unknown",
    icons: "unknown",
    outputSchema: "unknown",
  },
  onViolation: [
    { when: "server and tool of 60 characters or more", effect: "the tool is filtered out", fact: reports },
  ],
  open: ["All that is done to a schema.", "How server and tool are joined.", "How many tools are taken today."],
};
