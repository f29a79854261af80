import type { RuleCase } from "../../rule-cases.testing.ts";

/** Built from parts: a scanner of this repository must not take them for real ones. */
const random = "aB3dE5fG7hJ9kL2mN4pQ6rS8tU0vW1xY3zA5";
const at = ["/description"];

export const cases: readonly RuleCase[] = [
  { description: `ghp_${random}`, at, says: "a GitHub token" },
  { description: `key sk-proj-${random}`, at, says: "an API key" },
  { description: ["AKIA", "Q3EGRV7T9LXWZB2M"].join(""), at, says: "an AWS access key" },
  { description: ["xoxb", "71903486120", random].join("-"), at, says: "a Slack token" },
  { description: `-----BEGIN RSA PRIVATE KEY-----\n${random}${random}`, at, says: "a private key" },
  { description: `eyJ${random}.eyJ${random}.${random}`, at, says: "a JSON web token" },
  { description: "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" },
  { description: "sk-your-key-here-please-replace" },
  { description: ["AKIA", "IOSFODNN7EXAMPLE"].join("") },
  { description: "Bearer eyJhbGciOi..." },
  { description: "-----BEGIN PRIVATE KEY-----\\n..." },
  { description: "sk-learn and task-management_of_everything_that_is_long" },
];
