/** A list of so many tools, as a text for examples; the name of the last one enclosed by marks where it is one too many. */
export function exampleTools(count: number, last: "marked" | "plain" = "plain"): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const name = `"tool_${index + 1}"`;
    const shown = last === "marked" && index === count - 1 ? `«${name}»` : name;
    return `    { "name": ${shown}, "description": "Does thing ${index + 1}.", "inputSchema": { "type": "object", "properties": {} } }`;
  });
  return `{\n  "tools": [\n${lines.join(",\n")}\n  ]\n}`;
}
