import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaContentKeywords: Rule = {
  id: "schema/content-keywords",
  severity: "info",
  preset: "strict",
  radius: "call",
  summary: "Only a content keyword says how a text is encoded",
  why: "Validators never decode the text and most clients drop these keywords, so a model does not learn that it has to send base64 or JSON. The description reaches it.",
  source: "JSON Schema validation, section 8: annotations only",
  examples: {
    bad: `{
  "name": "upload",
  "description": "Uploads a picture.",
  "inputSchema": {
    "type": "object",
    "properties": { "data": { "type": "string", «"contentEncoding"»: "base64", "description": "The picture" } }
  }
}`,
    good: `{
  "name": "upload",
  "description": "Uploads a picture.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "data": { "type": "string", "contentEncoding": "base64", "description": "The picture, encoded as base64" }
    }
  }
}`,
  },
  *schema({ schema, path }) {
    const description = member(schema, "description");
    const told = typeof description === "string" ? description.toLowerCase() : "";
    const says = (keyword: string) => {
      const value = member(schema, keyword);
      const word = typeof value === "string" ? (value.toLowerCase().split(/[/;+]/).at(-1) ?? "") : "";
      return word !== "" && told.includes(word.replace(/^x-/, ""));
    };
    for (const keyword of ["contentEncoding", "contentMediaType"]) {
      if (member(schema, keyword) === undefined || says(keyword)) continue;
      return yield {
        path: [...path, keyword],
        place: "key",
        message: `Clients drop ${code(keyword)}: name it in the description, where a model can read it`,
      };
    }
    if (member(schema, "contentSchema") === undefined || member(schema, "contentMediaType") !== undefined) return;
    yield {
      path: [...path, "contentSchema"],
      place: "key",
      message: "`contentSchema` has no effect without `contentMediaType`: nobody reads it",
    };
  },
};
