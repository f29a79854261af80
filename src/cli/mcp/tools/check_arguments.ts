import { checkArguments, readValue, valueFaultWords } from "../../../core/index.ts";
import { failure, isFailure } from "../../host.ts";
import { readTool } from "../read-tools.ts";
import { type AgentTool, document, list, text, toolName } from "../tool.ts";

export const checkArgumentsTool: AgentTool = {
  name: "check_arguments",
  title: "Check the arguments of a call",
  description:
    "Judges whether a call with these arguments fits the inputSchema of a tool, and says for each argument what is wrong and what was most likely meant. Calls nothing.",
  input: {
    document,
    tool: toolName,
    arguments: text(
      "The arguments of the call: a JSON document that holds one object. Or file:<path> for a file that holds it.",
    ),
  },
  output: {
    ok: { type: "boolean", description: "Whether the arguments fit." },
    problems: list("What does not fit.", {
      path: text("JSON pointer to the place in the arguments."),
      keyword: text("The keyword of the schema that is broken."),
      message: text("What is wrong and what was most likely meant."),
    }),
  },
  async run(args, reach) {
    const found = await readTool(args, reach);
    if (isFailure(found)) return found;
    const given = await reach.textOf(args.arguments, "arguments");
    if (isFailure(given)) return given;
    const read = readValue(given, { comments: false, exact: true });
    if (read.kind !== "value") {
      return failure(`arguments is not JSON: ${read.kind === "fault" ? valueFaultWords(read.fault) : "it is empty"}`);
    }
    const { ok, problems } = checkArguments(found.tool, read.value);
    return { ok, problems: problems.map(({ path, keyword, message }) => ({ path, keyword, message })) };
  },
};
