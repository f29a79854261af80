/** Deeper than this, structured clones, validators and forms start to overflow their stacks. */
export const maxDepth = 500;

/** Longer texts (in UTF-16 units) are kept and shown, but not analysed. */
export const maxText = 10 * 1024 * 1024;

/** A document with more findings than this is broken in one way many times: a page lists the worst of them. */
export const maxDiagnostics = 5_000;

/** Links longer than this, in characters, are cut by some of the programs that pass them on. */
export const longLink = 8_000;
