import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { type Failure, failure } from "../host.ts";
import { readText, reasonOf } from "../read.ts";
import type { Reach } from "./tool.ts";

const scheme = "file:";

/** Texts, and files below a folder and nowhere else: links that lead out are followed before that is judged. */
export function reachOf(root: string | undefined): Reach {
  async function readBelow(file: string, called: string): Promise<string | Failure> {
    if (root === undefined) {
      return failure(`this server reads no files: give the ${called} as text, or start it with --root <folder>`);
    }
    try {
      const [folder, path] = [await realpath(root), await realpath(resolve(root, file))];
      const inner = relative(folder, path);
      const isOutside = inner === ".." || inner.startsWith(`..${sep}`) || resolve(folder, inner) !== path;
      return isOutside ? failure(`${file} is outside of the folder: name a file below it`) : await readText(file, path);
    } catch (error) {
      return failure(`${file} ${reasonOf(error, "read")}`);
    }
  }
  return {
    async textOf(given, called = "document") {
      if (typeof given !== "string" || given.trim() === "")
        return failure(`${called} is empty: give its text, or file:<path>`);
      return given.startsWith(scheme) ? readBelow(given.slice(scheme.length), called) : given;
    },
  };
}
