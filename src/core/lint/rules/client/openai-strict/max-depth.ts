import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictMaxDepth = clientRule("client/openai-strict/max-depth", {
  severity: "error",
  radius: "request",
  summary: "Objects nest deeper than strict mode takes",
  why: "OpenAI takes ten levels of objects in a strict schema, and refuses the whole request for more. Models also fill flat arguments better.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  «"inputSchema"»: {
    "type": "object",
    "properties": {
      "inner": {
        "type": "object",
        "properties": {
          "inner": {
            "type": "object",
            "properties": {
              "inner": {
                "type": "object",
                "properties": {
                  "inner": {
                    "type": "object",
                    "properties": {
                      "inner": {
                        "type": "object",
                        "properties": {
                          "inner": {
                            "type": "object",
                            "properties": {
                              "inner": {
                                "type": "object",
                                "properties": {
                                  "inner": {
                                    "type": "object",
                                    "properties": {
                                      "inner": {
                                        "type": "object",
                                        "properties": {
                                          "inner": {
                                            "type": "object",
                                            "properties": { "inner": { "type": "string" } },
                                            "required": ["inner"],
                                            "additionalProperties": false
                                          }
                                        },
                                        "required": ["inner"],
                                        "additionalProperties": false
                                      }
                                    },
                                    "required": ["inner"],
                                    "additionalProperties": false
                                  }
                                },
                                "required": ["inner"],
                                "additionalProperties": false
                              }
                            },
                            "required": ["inner"],
                            "additionalProperties": false
                          }
                        },
                        "required": ["inner"],
                        "additionalProperties": false
                      }
                    },
                    "required": ["inner"],
                    "additionalProperties": false
                  }
                },
                "required": ["inner"],
                "additionalProperties": false
              }
            },
            "required": ["inner"],
            "additionalProperties": false
          }
        },
        "required": ["inner"],
        "additionalProperties": false
      }
    },
    "required": ["inner"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "inner": {
        "type": "object",
        "properties": { "inner": { "type": "string" } },
        "required": ["inner"],
        "additionalProperties": false
      }
    },
    "required": ["inner"],
    "additionalProperties": false
  }
}`,
});
