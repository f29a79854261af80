import { remember, remembered } from "../../memo.ts";
import type { JsonObject } from "../../types.ts";
import type { Reading } from "../importer.ts";
import type { OnProgress, Stopped } from "../parse.ts";
import type { Place } from "../place.ts";
import { evaluator } from "./evaluate.ts";
import { readModule, type TypeScriptModule } from "./module.ts";
import { type Registration, registrationsIn } from "./registrations.ts";
import { toolOf } from "./tool.ts";
import { zodVersion } from "./version.ts";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Sources extends SourceFile {
  /** The files beside it, for what it imports. */
  readonly files: readonly SourceFile[];
}

export interface Program {
  readonly registrations: readonly Registration[];
  readonly mistakes: readonly Place[];
  readonly stopped: Stopped | undefined;
  tools(reading: Reading): readonly JsonObject[];
}

const sourceEnding = /\.[cm]?[jt]sx?$/i;
/** A file is parsed when something is imported from it, once for all files of its folder. */
const modulesOf = remember((files: readonly SourceFile[]) => {
  const texts = new Map(files.filter(({ path }) => sourceEnding.test(path)).map(({ path, text }) => [path, text]));
  const known = new Map<string, TypeScriptModule>();
  return (path: string): TypeScriptModule | undefined => {
    const text = texts.get(path);
    return text === undefined ? undefined : remembered(known, path, () => readModule(text, path));
  };
});
let last: { readonly key: string; readonly files: readonly SourceFile[]; readonly program: Program } | undefined;

/** A source file with what it imports from the files beside it. The last one is kept: it is first looked at, then read. */
export function readProgram({ path, text, files }: Sources, onProgress?: OnProgress): Program {
  const key = `${path}\n${text}`;
  if (last?.key === key && last.files === files) return last.program;
  const own = readModule(text, path, onProgress);
  const beside = modulesOf(files);
  const moduleAt = (at: string) => (at === path ? own : beside(at));
  const { version, isGuess } = zodVersion(own, files);
  const heard: { kind: "lost" | "guessed"; message: string }[] = [];
  let listen = (kind: "lost" | "guessed", message: string): void => void heard.push({ kind, message });
  const building = {
    version,
    lose: (message: string) => listen("lost", message),
    guess: (message: string) => listen("guessed", message),
  };
  const evaluates = evaluator(moduleAt, building, text.length);
  const registrations = registrationsIn(own, evaluates);
  const program: Program = {
    registrations,
    mistakes: own.mistakes,
    stopped: own.stopped,
    tools(reading) {
      for (const { kind, message } of heard) reading.notes.note(kind, message);
      const tools = registrations.flatMap((registration) => {
        const name = registration.name?.kind === "plain" ? String(registration.name.value) : undefined;
        listen = (kind, message) => reading.notes.note(kind, message, name);
        const tool = toolOf(registration, evaluates, reading);
        return tool ? [tool] : [];
      });
      if (isGuess) {
        const closes = "version 3 also writes `additionalProperties: false` for every object";
        reading.notes.note(
          "guessed",
          `Nothing tells which version of Zod is used: read as version 4 writes its schemas; ${closes}`,
        );
      }
      return tools;
    },
  };
  last = { key, files, program };
  return program;
}
