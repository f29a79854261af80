import { maxSamples, type SampleOptions, sampleArguments, sampleResult } from "../../core/index.ts";
import { type Command, type Given, jsonFormat, type Option } from "../command.ts";
import { exitCodes, type Failure, failure, isFailure } from "../host.ts";
import { chooseTool, readDocument, toolOption } from "../inputs.ts";
import { plainJson } from "../plain.ts";

const schema = {
  name: "schema",
  value: "which",
  choices: ["input", "output"],
  standard: "input",
  description: "Whether to make arguments or a result",
} as const satisfies Option;
const count = {
  name: "count",
  value: "n",
  standard: "1, with --invalid 20",
  description: `How many values, at most ${maxSamples}`,
} satisfies Option;
const seed = {
  name: "seed",
  value: "n",
  standard: "0",
  description: "Another number gives other values, the same one the same",
} satisfies Option;
const invalid = { name: "invalid", description: "Values that break one keyword each, named" } satisfies Option;

export const sample: Command = {
  name: "sample",
  summary: "Makes example arguments or results of a tool",
  operands: [
    { name: "file", description: "The file with the tool, or - for stdin", missing: "name a file, or - for stdin" },
  ],
  options: [toolOption, schema, count, seed, invalid, jsonFormat],
  examples: [
    "sample tools.json --tool skill",
    "sample tools.json --tool skill --invalid",
    "sample - --schema output --count 3 --seed 7",
  ],
  async run(given, host) {
    const options = optionsOf(given);
    if (isFailure(options)) return options;
    const document = await readDocument(given.operands[0] ?? "-", host);
    if (isFailure(document)) return document;
    const tool = chooseTool(document, given.text(toolOption), host.note);
    if (isFailure(tool)) return tool;
    const found = given.choice(schema) === "output" ? sampleResult(tool, options) : sampleArguments(tool, options);
    if (!found) return failure("the tool has no outputSchema: leave out --schema output");
    host.print(plainJson(found));
    if (found.values.length > 0) return exitCodes.fine;
    host.note("no value was found that the schema takes: see toolwright lint");
    return exitCodes.findings;
  },
};

function optionsOf(given: Given): SampleOptions | Failure {
  const numbers = new Map<string, number>();
  for (const option of [count, seed]) {
    const word = given.text(option);
    if (word === undefined) continue;
    const [min, max] = option === count ? [1, maxSamples] : [0, 999_999_999];
    if (!/^\d{1,9}$/.test(word) || Number(word) < min || Number(word) > max)
      return failure(`--${option.name} needs a whole number from ${min} to ${max}: --${option.name} 3`);
    numbers.set(option.name, Number(word));
  }
  return { invalid: given.flag(invalid), ...Object.fromEntries(numbers) };
}
