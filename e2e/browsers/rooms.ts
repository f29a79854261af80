/** Two tools with a field of each kind that a form draws in its own way. */
export const rooms = `${JSON.stringify(
  {
    tools: ["add_room", "find_room"].map((name) => ({
      ...{ name, description: `Works on the rooms of a house: ${name}.` },
      inputSchema: {
        type: "object",
        properties: {
          room: { type: "string", description: "The name of the room" },
          floor: { type: "integer", minimum: 0, description: "The floor it is on" },
          kind: { enum: ["office", "kitchen"], description: "What it is for" },
        },
        required: ["room"],
        additionalProperties: false,
      },
    })),
  },
  null,
  2,
)}\n`;
