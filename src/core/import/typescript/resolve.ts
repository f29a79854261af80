import type { TypeScriptModule } from "./module.ts";
import type { Value } from "./value.ts";

/** The files of a folder by their path. */
export type Modules = (path: string) => TypeScriptModule | undefined;

/** Names that stand for libraries where nobody declares them: snippets seldom show their imports. */
const usual = new Set([
  "z",
  "fromJsonSchema",
  "zodToJsonSchema",
  "Object",
  "require",
  "Number",
  "JSON",
  "v",
  "Type",
  "type",
]);

/** A library that is known here, or a part of one. */
export function libraryOf(name: string, from?: string): Value | undefined {
  if (from === undefined) return usual.has(name) ? { kind: "library", path: name } : undefined;
  const isWhole = name === "*" || name === "default";
  if (isZod(from)) return { kind: "library", path: isWhole || name === "z" ? "z" : `z.${name}` };
  if (/^zod-to-json-schema/.test(from)) return { kind: "library", path: "zodToJsonSchema" };
  if (from.startsWith("@modelcontextprotocol/") && name === "fromJsonSchema") return { kind: "library", path: name };
  const foreign = foreignLibraries.find(([pattern]) => pattern.test(from));
  return foreign && { kind: "library", path: isWhole ? foreign[1] : `${foreign[1]}.${name}` };
}

export function isZod(from: string): boolean {
  return /^(?:npm:)?zod(?:@[\w.^~-]+)?(?:\/|$)/.test(from);
}

/** Libraries that describe schemas and are recognised, but not read. */
export const foreignLibraries: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:npm:)?valibot/, "valibot", "Valibot"],
  [/^@?(?:sinclair\/)?typebox/, "typebox", "TypeBox"],
  [/^arktype/, "arktype", "ArkType"],
  [/^yup$/, "yup", "Yup"],
  [/^joi$/, "joi", "Joi"],
  [/^effect(?:\/Schema)?$|^@effect\/schema/, "effect", "Effect"],
];

interface Found {
  readonly module: TypeScriptModule;
  readonly local: string;
}

/** Where a module's import leads: a name of another file, followed through what passes it on. */
export function exportedFrom(
  modules: Modules,
  module: TypeScriptModule,
  from: string,
  name: string,
  hops = 10,
): Found | undefined {
  const target = from === "" ? module : resolved(modules, module.path, from);
  if (!target || hops === 0) return undefined;
  if (name === "*") return { module: target, local: "*" };
  const own = target.exports.get(name);
  if (own && "local" in own) return { module: target, local: own.local };
  if (own) return exportedFrom(modules, target, own.from, own.name, hops - 1);
  for (const passed of target.passedOn) {
    const found = exportedFrom(modules, target, passed, name, hops - 1);
    if (found) return found;
  }
  return undefined;
}

const endings = ["", ".ts", ".tsx", ".js", ".mjs", ".cjs", ".mts", ".cts", "/index.ts", "/index.js", "/index.mjs"];

function resolved(modules: Modules, path: string, from: string): TypeScriptModule | undefined {
  if (!from.startsWith(".")) return undefined;
  const parts = path.split("/").slice(0, -1);
  for (const part of from.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const base = parts.join("/");
  // What is imported as `.js` is often written as `.ts`.
  const stem = base.replace(/\.[mc]?js$/, "");
  for (const candidate of [base, stem]) {
    for (const ending of endings) {
      const found = modules(candidate + ending);
      if (found) return found;
    }
  }
  return undefined;
}
