import { firstWith } from "../mcp/index.ts";
import type { Path } from "../types.ts";
import { code } from "../words.ts";

type Side = "left" | "right" | "changed";

/** What differs between revisions and why, by where it stands: the first that fits. `*` is any one step. */
const reasons: readonly { readonly at: string; readonly says: string }[] = [
  {
    at: "http/headers/Accept",
    says: "Since 2025-03-26 one endpoint takes requests and streams answers, and clients say that they take both.",
  },
  {
    at: "http/headers/MCP-Protocol-Version",
    says: "Since 2025-06-18 every request after the handshake names the revision in a header.",
  },
  {
    at: "http/headers/Mcp-Method",
    says: "2026-07-28 repeats the method in a header, so that gateways can route without the body.",
  },
  {
    at: "http/headers/Mcp-Name",
    says: "2026-07-28 repeats the name of the tool in a header, so that gateways can route without the body.",
  },
  { at: "http/headers/*", says: "The transport differs: a header that only one of the two has." },
  { at: "http/method", says: "Before 2026-07-28 the stream is opened with GET; then a request asks for it." },
  { at: "http/status", says: "The status of an error differs between the two." },
  { at: "body/method", says: "2026-07-28 has no handshake: `server/discover` takes the place of `initialize`." },
  { at: "body/id", says: "Only the number of the request." },
  {
    at: "body/params/_meta",
    says: "2026-07-28 has no handshake, so every request says which revision, client and capabilities it has.",
  },
  { at: "body/params/capabilities", says: "2026-07-28 moved this into `_meta` of every request." },
  { at: "body/params/clientInfo", says: "2026-07-28 moved this into `_meta` of every request." },
  { at: "body", says: "2026-07-28 asks for the stream with a request; before that, opening it is enough." },
  { at: "body/params/protocolVersion", says: "The revision itself." },
  { at: "body/params", says: "2026-07-28 requires `params` with `_meta` in every request." },
  { at: "body/result/protocolVersion", says: "The revision itself." },
  {
    at: "body/result/supportedVersions",
    says: "2026-07-28 lists all revisions of a server in place of the one agreed on.",
  },
  { at: "body/result/serverInfo", says: "2026-07-28 moved this into `_meta` of every result." },
  { at: "body/result/resultType", says: "2026-07-28 says of every result whether it is complete or asks for input." },
  { at: "body/result/ttlMs", says: "2026-07-28 says how long a client may keep the list; 0 is not at all." },
  { at: "body/result/cacheScope", says: "2026-07-28 says whether others may share what is kept." },
  { at: "body/result/_meta", says: "2026-07-28 says with every result which server made it." },
  {
    at: "body/result/structuredContent",
    says: "Before 2025-06-18 there is none; before 2026-07-28 it has to be an object, so other values are its `result`.",
  },
  { at: "body/result/content/*", says: "A kind of content that only one of the two revisions knows." },
  {
    at: "body/result/isError",
    says: "Since 2025-11-25 arguments that the schema refuses are an error that the model can read.",
  },
  {
    at: "body/result/tools/*/inputSchema/properties/*",
    says: "Before 2026-07-28 the schema of a parameter has to stand in braces.",
  },
  {
    at: "body/result",
    says: "Before 2025-11-25 arguments that the schema refuses are an error of the protocol, later a result with `isError`.",
  },
  {
    at: "body/error",
    says: "Before 2025-11-25 arguments that the schema refuses are an error of the protocol, later a result with `isError`.",
  },
];

/** Why two messages differ at a place of `{ http, body }` or of a body alone; undefined where the place says nothing. */
export function explainDifference(place: Path, side: Side): string | undefined {
  const path = place[0] === "http" || place[0] === "body" ? place : ["body", ...place];
  const [, result, tools, , field, ...rest] = path;
  if (result === "result" && tools === "tools" && typeof field === "string") {
    if (rest.length === 0 && side !== "changed") return ofField(field);
    if (field === "outputSchema") {
      return "Before 2026-07-28 an `outputSchema` has to be one for objects, so any other is the `result` of one.";
    }
  }
  if (path.length === 3 && path[0] === "http" && String(path[2]).startsWith("Mcp-Param-")) {
    return "2026-07-28 copies the arguments that `x-mcp-header` marks into headers.";
  }
  return reasons.find(({ at }) => fits(at.split("/"), path))?.says;
}

function ofField(field: string): string {
  const since = firstWith(field);
  if (field === "execution") return `${code(field)} is in ${since} only.`;
  return since === undefined ? `${code(field)} is in no revision.` : `${code(field)} came with ${since}.`;
}

function fits(steps: readonly string[], path: Path): boolean {
  return steps.length === path.length && steps.every((step, index) => step === "*" || step === String(path[index]));
}
