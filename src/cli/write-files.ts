import { lstat, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type ExportFile, isSafePath, manifestPath, plannedPaths, planWrite, type WritePlan } from "../core/index.ts";
import { type Failure, failure, isFailure } from "./host.ts";
import { reasonOf } from "./read.ts";
import { writeWhole } from "./write-whole.ts";

/** Writes files below a folder and nowhere else; through no link, and over nothing that is not its own unless forced. */
export async function writeFiles(
  files: readonly ExportFile[],
  folder: string,
  force: boolean,
): Promise<WritePlan | Failure> {
  const unsafe = files.find(({ path }) => !isSafePath(path));
  if (unsafe) return failure(`${unsafe.path} is no safe path: nothing is written`);
  const present = await readPresent(files, folder);
  if (isFailure(present)) return present;
  const plan = planWrite(files, present, force);
  const [first] = plan.blocked;
  if (first !== undefined) {
    const more = plan.blocked.length > 1 ? ` and ${plan.blocked.length - 1} more` : "";
    return failure(
      `${join(folder, first)}${more} would be overwritten: nothing is written; use --force, or another --out`,
    );
  }
  try {
    for (const { path, text } of plan.write) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeWhole(join(folder, path), text);
    }
    for (const path of plan.remove) await rm(join(folder, path));
  } catch (error) {
    return failure(`${folder} ${reasonOf(error, "written")}`);
  }
  return plan;
}

/** The texts of the files that are there already. */
async function readPresent(files: readonly ExportFile[], folder: string): Promise<Map<string, string> | Failure> {
  const found = new Map<string, string>();
  const manifest = await textAt(folder, manifestPath);
  if (isFailure(manifest)) return manifest;
  for (const path of plannedPaths(files, manifest)) {
    const text = await textAt(folder, path);
    if (isFailure(text)) return text;
    if (text !== undefined) found.set(path, text);
  }
  return found;
}

/** The text of a file below the folder; undefined where there is none, a failure where a link or a folder is in the way. */
async function textAt(folder: string, path: string): Promise<string | undefined | Failure> {
  const parts = path.split("/");
  for (const [index] of parts.entries()) {
    const place = join(folder, parts.slice(0, index + 1).join(sep));
    const kind = await kindAt(place);
    if (kind === "nothing") return undefined;
    const isLast = index === parts.length - 1;
    if (kind === "link") return failure(`${place} is a link: nothing is written through it`);
    if (kind !== (isLast ? "file" : "folder")) return failure(`${place} is in the way: move it, or use another --out`);
  }
  try {
    return await readFile(join(folder, path), "utf8");
  } catch (error) {
    return failure(`${join(folder, path)} ${reasonOf(error, "read")}`);
  }
}

async function kindAt(place: string): Promise<"nothing" | "link" | "file" | "folder" | "other"> {
  const found = await lstat(place).catch(() => undefined);
  if (!found) return "nothing";
  if (found.isSymbolicLink()) return "link";
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
