import type { JsonObject } from "../types.ts";

/** A result that asks the user first; the client calls again with the answer and the state, under a new id. */
export function ask(): JsonObject {
  return {
    resultType: "input_required",
    inputRequests: {
      confirm: {
        method: "elicitation/create",
        params: {
          mode: "form",
          message: "Go ahead?",
          requestedSchema: {
            type: "object",
            properties: { confirmed: { type: "boolean", title: "Go ahead" } },
            required: ["confirmed"],
          },
        },
      },
    },
    requestState: "state-1",
  };
}

/** What the second call carries besides the parameters of the first. */
export const answerToAsk: JsonObject = {
  inputResponses: { confirm: { action: "accept", content: { confirmed: true } } },
  requestState: "state-1",
};
