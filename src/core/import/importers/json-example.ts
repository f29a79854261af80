import { inferSchema } from "../../design/index.ts";
import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import { code } from "../../words.ts";
import type { Importer } from "../importer.ts";
import { nameFrom } from "../names.ts";

/** Any JSON, as an example of what a tool takes. It is never guessed: only somebody who knows can say so. */
export const jsonExample: Importer = {
  id: "json-example",
  title: "Example of arguments",
  detect: () => 0,
  read({ kind, value, path }, { notes }) {
    const examples =
      kind === "lines"
        ? value
        : Array.isArray(value) && value.every(isObject)
          ? (value as readonly Json[])
          : kind === "json"
            ? [value]
            : [];
    const schema = inferSchema(examples.every(isObject) ? examples : examples.map((one) => ({ value: one as Json })));
    if (examples.length === 0 || !isObject(schema)) return { tools: [] };
    const name = nameFrom(path?.split("/").at(-1) ?? "") ?? "new_tool";
    notes.note("guessed", "Types, formats and what is required were guessed from the examples: check them", name);
    notes.note(
      "advice",
      `An example has no name: the tool is called ${code(name)}. Give it a name and a description`,
      name,
    );
    return { tools: [{ name, inputSchema: schema }] };
  },
};
