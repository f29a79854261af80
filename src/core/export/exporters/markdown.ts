import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { type Code, fileText, joined, source } from "../code.ts";
import type { Exporter } from "../exporter.ts";
import { jsonText } from "../literals/json.ts";
import { mdBlock, mdCode, mdParagraphs, mdText } from "../literals/markdown.ts";
import { propertiesOf } from "../reading.ts";
import { constraintsOf, typeInWords } from "../schema-words.ts";
import { nameOf, schemaOf, textOf } from "../tool.ts";

export const markdown: Exporter = {
  id: "markdown",
  title: "Markdown",
  group: "Documents",
  language: "markdown",
  summary: "Documentation of every tool: parameters, results, hints and the saved cases as examples",
  options: [{ id: "schemas", title: "Schemas", kind: "flag", standard: false }],
  export({ tools, cases, name, each }, options) {
    const sections = each(tools, (tool) =>
      section(
        tool,
        cases.filter((one) => one.tool === nameOf(tool) && one.expect === "valid").map((one) => one.arguments),
        options.flag("schemas"),
      ),
    );
    const head = source`# ${mdText(name)}`;
    return { files: [{ path: "tools.md", text: fileText(joined([head, ...sections], "\n\n")) }], notes: [] };
  },
};

function section(tool: JsonObject, examples: readonly Json[], schemas: boolean): Code {
  const title = textOf(tool, "title") ?? textOf(member(tool, "annotations"), "title");
  const description = textOf(tool, "description");
  const input = schemaOf(tool, "inputSchema");
  const output = schemaOf(tool, "outputSchema");
  const parts: (Code | undefined)[] = [
    source`## ${mdCode(nameOf(tool))}`,
    title === undefined ? undefined : source`**${mdText(title)}**`,
    description === undefined || description.trim() === "" ? undefined : mdParagraphs(description),
    hints(tool),
    table("Parameters", input),
    table("Result", output),
    ...examples.map(
      (value) => source`
      Example

      ${mdBlock("json", jsonText(value))}
    `,
    ),
    ...(schemas ? [input, output] : []).map(
      (schema, index) =>
        schema &&
        source`
        ${mdText(index === 0 ? "Input schema" : "Output schema")}

        ${mdBlock("json", jsonText(schema))}
      `,
    ),
  ];
  return joined(
    parts.filter((part) => part !== undefined),
    "\n\n",
  );
}

function hints(tool: JsonObject): Code | undefined {
  const annotations = member(tool, "annotations");
  const given = isObject(annotations)
    ? Object.entries(annotations).filter(([, value]) => typeof value === "boolean")
    : [];
  if (given.length === 0) return undefined;
  return source`Hints: ${joined(
    given.map(([hint, value]) => source`${mdCode(hint)} ${mdText(String(value))}`),
    ", ",
  )}`;
}

function table(heading: string, schema: JsonObject | undefined): Code | undefined {
  const { properties, required } = schema ? propertiesOf(schema) : { properties: [], required: new Set<string>() };
  if (properties.length === 0) return undefined;
  const rows = properties.map(([name, child]) => {
    const says = [textOf(child, "description") ?? "", ...constraintsOf(child)].filter((text) => text.trim() !== "");
    const needed = mdText(required.has(name) ? "yes" : "no");
    return source`| ${mdCode(name, "table")} | ${mdText(typeInWords(child))} | ${needed} | ${mdText(says.join(". "))} |`;
  });
  return source`
    ### ${mdText(heading)}

    | Name | Type | Required | Description |
    | --- | --- | --- | --- |
    ${rows}
  `;
}
