import { maxDepth } from "../limits.ts";
import { code, type WordTable } from "../words.ts";
import { maxFragment, maxUnpacked } from "./limits.ts";

/** Why a link cannot be opened. */
export type LinkCode = "no-link" | "newer" | "damaged" | "too-long" | "too-large" | "too-deep";

export const linkWords: WordTable<LinkCode> = {
  "no-link": () =>
    "The address holds no link of Toolwright: such a link has `#v1/` in it. Ask for it again, or for the file",
  newer: (version) =>
    `The link was made by a newer version (${code(`v${version}`)}; this one reads \`v1\`). Reload the page or update Toolwright, then open it again`,
  damaged: () =>
    "The link is damaged: some of it is missing or was changed on the way. Copy it again from where it came",
  "too-long": () => `The link is longer than ${maxFragment / 1024} KiB, so it was not opened. Ask for the file instead`,
  "too-large": () =>
    `The link unpacks to more than ${maxUnpacked / 1024 / 1024} MiB, so it was not opened. Ask for the file instead`,
  "too-deep": () =>
    `The document in the link is nested more than ${maxDepth} levels deep, so it was not opened. No client takes that`,
};
