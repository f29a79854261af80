import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { fileNames, maxText } from "../../core/index.ts";

export interface DocumentToPack {
  readonly name: string;
  readonly text: string;
  readonly ending: "json" | "jsonc";
}

/** A file of an archive, under the name that its document had. */
interface UnpackedDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Unpacked =
  | { readonly kind: "unpacked"; readonly documents: readonly UnpackedDocument[]; readonly left: number }
  | { readonly kind: "unreadable"; readonly why: string };

/** The list of what an archive holds, with the names as they were written. */
const contents = "toolwright.json";
const maxFiles = 1_000;
const maxBytes = 64 * 1024 * 1024;

/** Documents as one zip. File names are made safe for every system; the real ones are in a list beside them. */
export function pack(documents: readonly DocumentToPack[]): Uint8Array {
  const files = new Map<string, Uint8Array>();
  const listed: { readonly file: string; readonly name: string }[] = [];
  const fileName = fileNames("document");
  const used = new Map<string, number>();
  for (const { name, text, ending } of documents) {
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    const file = `documents/${fileName(times === 1 ? name : `${name} ${times} again`)}.${ending}`;
    files.set(file, strToU8(text));
    listed.push({ file, name });
  }
  files.set(contents, strToU8(`${JSON.stringify({ version: 1, documents: listed }, null, 2)}\n`));
  return zipSync(Object.fromEntries(files));
}

/** The documents in a zip, ours or any other with JSON in it. Sizes are judged before anything is unpacked. */
export function unpack(bytes: Uint8Array): Unpacked {
  let seen = 0;
  let total = 0;
  let left = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.jsonc?$/i.test(name)) return false;
        const fits = ++seen <= maxFiles && originalSize <= maxText && total + originalSize <= maxBytes;
        if (fits) total += originalSize;
        else left++;
        return fits;
      },
    });
    const { [contents]: list, ...rest } = files;
    const names = namesIn(list);
    const documents = Object.entries(rest).map(([file, bytes]) => ({ name: names.get(file) ?? stem(file), bytes }));
    return { kind: "unpacked", documents, left };
  } catch {
    return { kind: "unreadable", why: "it is damaged, or no zip" };
  }
}

/** The manifest of an MCP bundle, which is a zip; undefined where there is none that can be read. */
export function bundleManifest(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    const isManifest = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) =>
      name === "manifest.json" && originalSize <= maxText;
    return unzipSync(bytes, { filter: isManifest })["manifest.json"];
  } catch {
    return undefined;
  }
}

function namesIn(list: Uint8Array | undefined): Map<string, string> {
  const names = new Map<string, string>();
  try {
    const read: unknown = JSON.parse(list ? strFromU8(list) : "null");
    const { documents } = (read ?? {}) as { readonly documents?: unknown };
    for (const entry of Array.isArray(documents) ? documents : []) {
      const { file, name } = (entry ?? {}) as { readonly file?: unknown; readonly name?: unknown };
      if (typeof file === "string" && typeof name === "string" && name.trim() !== "")
        names.set(file, name.slice(0, 80));
    }
  } catch {
    // Without a list the files are named as they are.
  }
  return names;
}

function stem(path: string): string {
  const file = path.split(/[\\/]/).at(-1) ?? "";
  return file.replace(/\.jsonc?$/i, "").slice(0, 80) || "document";
}
