import { bundledFrom } from "./exports.ts";
import type { TypeScriptModule } from "./module.ts";
import type { SourceFile } from "./program.ts";
import { isZod } from "./resolve.ts";

/** Which version of Zod a source is written for: its imports tell, or the package around it, or what only one version has. */
export function zodVersion(
  module: TypeScriptModule,
  files: readonly SourceFile[],
): { readonly version: 3 | 4; readonly isGuess: boolean } {
  const { text } = module;
  const sources = [...text.matchAll(/\bfrom\s*["']([^"'\n]{1,100})["']|\brequire\(["']([^"'\n]{1,100})["']\)/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  const zods = sources.filter(isZod);
  const bundled = bundledVersion(module);
  if (bundled) return { version: bundled, isGuess: false };
  const sure = (version: 3 | 4) => ({ version, isGuess: false });
  if (zods.some((source) => /\/v3\b|@3/.test(source))) return sure(3);
  if (zods.some((source) => /\/v4\b|\/mini\b|@4/.test(source))) return sure(4);
  const installed = files.find(({ path }) => /(?:^|\/)node_modules\/zod\/package\.json$/.test(path));
  const own = installed && /"version"\s*:\s*"(\d+)/.exec(installed.text)?.[1];
  if (own === "3" || own === "4") return sure(own === "3" ? 3 : 4);
  // The converter for version 3 is a package of its own; version 4 brings its own.
  if (sources.some((source) => /^zod-to-json-schema/.test(source))) return sure(3);
  const range = files
    .filter(({ path }) => /(?:^|\/)package\.json$/.test(path))
    .flatMap(({ text: own }) => rangeIn(own) ?? [])[0];
  const major = range === undefined ? undefined : /\d+/.exec(range)?.[0];
  if (major === "3") return sure(3);
  if (major === "4") return sure(4);
  if (sources.some((source) => /^@modelcontextprotocol\/(?:server|client|core)\b/.test(source))) return sure(4);
  if (
    /\bz\.(?:email|uuid|url|int|iso|strictObject|looseObject|stringbool|file|json|partialRecord)\b|\.meta\(/.test(text)
  )
    return sure(4);
  return { version: 4, isGuess: zods.length > 0 || /\bz\.\w+\(/.test(text) };
}

function rangeIn(text: string): string | undefined {
  return /"zod"\s*:\s*"([^"]{1,60})"/.exec(text)?.[1];
}

/** Of several that a bundler wrote into the file, the one that is used most. */
function bundledVersion({ names, text }: TypeScriptModule): 3 | 4 | undefined {
  const found = [...names].flatMap(([name, all]) =>
    all.flatMap(({ declaration }) =>
      declaration.kind === "import" && declaration.from.startsWith(bundledFrom)
        ? [
            {
              version: declaration.from.endsWith("3") ? (3 as const) : (4 as const),
              uses: text.split(`${name}.`).length,
            },
          ]
        : [],
    ),
  );
  return found.sort((a, b) => b.uses - a.uses)[0]?.version;
}
