import { isObject, member } from "../../json.ts";
import { skillHints } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, source, trusted } from "../code.ts";
import type { Exporter, ExportNote } from "../exporter.ts";
import { pyLiteral } from "../literals/python.ts";
import { docstring, type NamedTool, nameTools, notImplemented, signature, summaryOf } from "../python/functions.ts";
import { moduleText } from "../python/module.ts";
import { parametersOf } from "../python/parameters.ts";
import { rootNotes } from "../python/root-notes.ts";
import { leftOut, loss, textOf } from "../tool.ts";

export const pythonSkillCommand: Exporter = {
  id: "python-skill-command",
  title: "@skill_command",
  group: "Python",
  language: "python",
  summary: "Functions with the `@skill_command` decorator, which reads their schemas from the signatures",
  export({ tools, each }) {
    const { named, notes } = nameTools(tools);
    const written = each(named, command);
    const imports = [
      ["omni.foundation.api.decorators", "skill_command"],
      ["pydantic", "Field"],
    ] as const;
    return {
      files: [
        {
          path: "commands.py",
          text: moduleText(
            imports,
            written.map(({ code }) => code),
          ),
        },
      ],
      notes: [...general(tools), ...notes, ...written.flatMap((one) => one.notes)],
    };
  },
};

function command(named: NamedTool): { readonly code: Code; readonly notes: readonly ExportNote[] } {
  const { tool, name } = named;
  const { parameters, root, notes } = parametersOf(tool, "inputSchema", {
    typedMaps: false,
    alias: "alias",
    docstring: summaryOf(tool) !== "",
  });
  const description = textOf(tool, "description");
  const title = titleOf(tool);
  const code = source`
    @skill_command(
        name=${pyLiteral(name)},
        ${description === undefined ? undefined : source`description=${pyLiteral(description)},`}
        ${title === undefined ? undefined : source`title=${pyLiteral(title)},`}
        ${hintsOf(tool)}
    )
    def ${named.function}(${signature(parameters)}) -> str:
        ${docstring(tool, parameters)}
        ${notImplemented(name)}
  `;
  return { code, notes: [...notes, ...lossesOf(tool, root)] };
}

function titleOf(tool: JsonObject): string | undefined {
  return textOf(member(tool, "annotations"), "title") ?? textOf(tool, "title");
}

/** Each is false where the decorator is not told, but MCP takes some for true then: so each is written. */
function hintsOf(tool: JsonObject): Code[] {
  const annotations = member(tool, "annotations");
  const standard = { destructiveHint: member(annotations, "readOnlyHint") !== true, openWorldHint: true };
  return skillHints.map(({ python, hint }) => {
    const given = member(annotations, hint);
    const value = typeof given === "boolean" ? given : member(standard, hint) === true;
    return source`${trusted(python)}=${pyLiteral(value)},`;
  });
}

function general(tools: readonly JsonObject[]): ExportNote[] {
  const isWhole = (tool: JsonObject) =>
    skillHints.every(({ hint }) => typeof member(member(tool, "annotations"), hint) === "boolean");
  if (tools.every(isWhole)) return [];
  const message = "Hints that a tool does not give are written as MCP takes them: `@skill_command` takes all for false";
  return [{ kind: "info", message }];
}

function lossesOf(tool: JsonObject, root: JsonObject): ExportNote[] {
  const annotations = member(tool, "annotations");
  const known = ["title", ...skillHints.map(({ hint }) => hint)] as const;
  const others = isObject(annotations)
    ? Object.keys(annotations).filter((key) => !known.some((field) => field === key))
    : [];
  const titles = [textOf(annotations, "title"), textOf(tool, "title")];
  return [
    ...rootNotes(tool, root, {}, "`@skill_command` reads the schema from the parameters"),
    ...others.map((field) =>
      loss(tool, ["annotations", field], `\`@skill_command\` has no parameter for this annotation`),
    ),
    ...(titles[0] !== undefined && titles[1] !== undefined && titles[0] !== titles[1]
      ? [loss(tool, ["title"], "`title` is left out: `@skill_command` has one title, and `annotations.title` is it")]
      : []),
    ...leftOut(
      tool,
      ["name", "description", "title", "inputSchema", "annotations"],
      "`@skill_command` takes a name, a description, a title and hints, and its results are text",
    ),
  ];
}
