import type { PythonModule } from "./module.ts";

/** The libraries that make tools of functions. Each reads the same function in a way of its own. */
export type Sdk = "mcp-1" | "mcp-2" | "fastmcp";

const known: readonly (readonly [RegExp, Sdk])[] = [
  [/^\s*(?:from|import)\s+fastmcp\b/, "fastmcp"],
  [/\bmcpserver\b|\bMCPServer\b/, "mcp-2"],
  [/\bmcp\.server\.fastmcp\b|\bfrom\s+mcp\.server\s+import\b.*\bFastMCP\b/, "mcp-1"],
];

/** The library that a source imports; undefined where none of its imports tells. */
export function importedSdk({ imports }: PythonModule): Sdk | undefined {
  return known.find(([pattern]) => imports.some((text) => pattern.test(text)))?.[1];
}

/** Whose reading was taken, and in what the others differ. */
export const sdkReading: Readonly<Record<Sdk, string>> = {
  "mcp-1":
    "Read as version 1 of the official SDK does: the whole docstring is the description, and parameters have only what `Field` says of them. Titles that it makes of names are left out",
  "mcp-2":
    "Read as version 2 of the official SDK does: the whole docstring is the description, and parameters have only what `Field` says of them. Titles that it makes of names are left out",
  fastmcp:
    "Read as FastMCP 3 does: what the docstring says of parameters becomes their descriptions. FastMCP 2 leaves it in the description",
};
