import { describe, expect, it } from "vitest";
import { deepest, lookThrough, maxLooked } from "./dropped.ts";

/** A folder as the browser gives it: some entries at a time, by callback. Text is a file, null cannot be read. */
interface Tree {
  readonly [name: string]: Tree | string | null;
}

function folder(name: string, tree: Tree | null, path = `/${name}`): FileSystemDirectoryEntry {
  const entries = Object.entries(tree ?? {}).map(([inner, content]) =>
    typeof content === "object" && (content !== null || inner.endsWith("/"))
      ? folder(inner.replace("/", ""), content, `${path}/${inner}`)
      : file(inner, content as string | null, `${path}/${inner}`),
  );
  const createReader = () => {
    const rest = [...entries];
    return {
      readEntries: (take: (some: unknown[]) => void, fail: (error: Error) => void) =>
        tree === null ? fail(new Error("forbidden")) : take(rest.splice(0, 100)),
    };
  };
  return { name, fullPath: path, isDirectory: true, isFile: false, createReader } as never;
}

function file(name: string, content: string | null, fullPath: string): FileSystemEntry {
  const read = (take: (file: File) => void, fail: (error: Error) => void) =>
    content === null ? fail(new Error("forbidden")) : take(new File([content], name));
  return { name, fullPath, isDirectory: false, isFile: true, file: read } as never;
}

describe("looking through a dropped folder", () => {
  it("finds the files of all folders but hidden ones and installed packages, in the order of their paths", async () => {
    const tree = {
      "z.json": "",
      tools: { "a.json": "", deep: { "b.json": "" } },
      ".git": { c: "" },
      node_modules: { d: "" },
    };
    const found = await lookThrough(folder("server", tree));
    expect(found.files.map(({ path }) => path)).toEqual([
      "/server/tools/a.json",
      "/server/tools/deep/b.json",
      "/server/z.json",
    ]);
    expect([found.unread, found.more]).toEqual([[], false]);
  });

  it("names what cannot be read and goes on", async () => {
    const found = await lookThrough(folder("server", { "a.json": null, "locked/": null, "z.json": "" }));
    expect(found.files.map(({ file: { name } }) => name)).toEqual(["z.json"]);
    expect(found.unread).toEqual(["a.json", "locked/"]);
  });

  it("says when there is more than it looks at", async () => {
    const many = Object.fromEntries(Array.from({ length: maxLooked + 1 }, (_, at) => [`${at}.json`, ""]));
    const wide = await lookThrough(folder("many", many));
    expect([wide.files.length, wide.more]).toEqual([maxLooked, true]);
    let tree: Tree = { "bottom.json": "" };
    for (let depth = 0; depth <= deepest; depth++) tree = { down: tree };
    const deep = await lookThrough(folder("deep", { ...tree, "top.json": "" }));
    expect([deep.files.map(({ file: { name } }) => name), deep.more]).toEqual([["top.json"], true]);
  });
});
