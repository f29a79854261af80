import type { RuleCase } from "../../../rule-cases.testing.ts";

const closed = { required: ["p"], additionalProperties: false };
const of = (p: { readonly type: string; readonly format: string }) => ({ properties: { p }, ...closed });

export const cases: readonly RuleCase[] = [
  { schema: of({ type: "string", format: "email" }) },
  {
    schema: of({ type: "string", format: "uri" }),
    at: ["/properties/p/format"],
    says: "error: OpenAI functions, strict: The format `uri` is refused: say it in the description instead",
    titles: ["Remove `format`"],
  },
  { schema: of({ type: "integer", format: "int32" }), at: ["/properties/p/format"] },
];
