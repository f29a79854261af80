import { type Code, fileText, joined, trusted } from "../code.ts";

const typing = ["Annotated", "Any", "Literal"] as const;

type Import = readonly [from: string, ...names: string[]];

/** A module: of what it may import, it imports what its parts use. */
export function moduleText(imports: readonly Import[], parts: readonly Code[]): string {
  const body = joined(parts, "\n\n\n");
  const words = new Set(withoutStrings(body.text).match(/[A-Za-z_]\w*/g));
  const uses = (name: string) => words.has(name);
  const lines = (all: readonly Import[]) =>
    all.flatMap(([from, ...names]) => {
      const used = names.filter(uses);
      return used.length > 0 ? [importLine(from, used)] : [];
    });
  const standard = [...(uses("asyncio") ? [trusted("import asyncio")] : []), ...lines([["typing", ...typing]])];
  const groups = [standard, lines(imports)].filter((group) => group.length > 0).map((group) => joined(group));
  return fileText(joined([joined(groups, "\n\n"), body], "\n\n\n"));
}

function importLine(from: string, names: readonly string[]): Code {
  const line = `from ${from} import ${names.join(", ")}`;
  return trusted(line.length <= 100 ? line : `from ${from} import (\n    ${names.join(",\n    ")},\n)`);
}

function withoutStrings(text: string): string {
  return text.replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g, '""');
}
