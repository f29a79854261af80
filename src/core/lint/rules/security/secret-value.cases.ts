import type { RuleCase } from "../../rule-cases.testing.ts";

/** Built from parts: a scanner of this repository must not take them for real ones. */
const random = "aB3dE5fG7hJ9kL2mN4pQ6rS8tU0vW1xY3zA5";
const hex = "3f9a1c7be0d2846f5a3b9c1d7e2f8046";
const at = ["/description"];

export const cases: readonly RuleCase[] = [
  { description: `ghp_${random}`, at, says: "a GitHub token" },
  { description: `key sk-proj-${random}`, at, says: "an OpenAI API key" },
  { description: ["AKIA", "Q3EGRV7T9LXWZB2M"].join(""), at, says: "an AWS access key" },
  { description: ["xoxb", "71903486120", random].join("-"), at, says: "a Slack token" },
  { description: `-----BEGIN RSA PRIVATE KEY-----\n${random}${random}`, at, says: "a private key" },
  { description: `eyJ${random}.eyJ${random}.${random}`, at, says: "a JSON web token" },
  { description: `aws_secret_access_key = ${random}Zq7T`, at, says: "an AWS secret key" },
  { description: ["AIza", random.slice(1)].join(""), at, says: "a Google API key" },
  { description: ["GOCSPX", random.slice(8)].join("-"), at, says: "a Google client secret" },
  { description: ["ya29", `${random}${random}`].join("."), at, says: "a Google access token" },
  {
    description: `AccountName=a;AccountKey=${random}${random}${random.slice(0, 14)}==;`,
    at,
    says: "an Azure account key",
  },
  { description: ["aB3", "8Q~", random.slice(4)].join(""), at, says: "an Azure client secret" },
  { description: ["xapp", "1", random].join("-"), at, says: "a Slack token" },
  {
    description: ["https://hooks.slack", `com/services/T01AB23CD/B04EF56GH/${random.slice(12)}`].join("."),
    at,
    says: "webhook",
  },
  { description: ["rk", "live", random].join("_"), at, says: "a Stripe key" },
  { description: ["sk", "ant", "api03", `${random}-${random}`].join("-"), at, says: "an Anthropic API key" },
  { description: ["sk", "proj", `${random.slice(0, 9)}-${random}`].join("-"), at, says: "an OpenAI API key" },
  { description: ["dop", "v1", `${hex}${hex}`].join("_"), at, says: "a DigitalOcean token" },
  { description: `curl -H "Authorization: Bearer ${random}"`, at, says: "a bearer token" },
  { description: ["postgres://app", "s3cr3t-V4lue@db.internal:5432/shop"].join(":"), at, says: "a password in a URL" },
  { description: ["postgres://user", "pw@host"].join(":"), at, says: "a password in a URL" },
  { description: ["redis://", "h7Kq2mPz@10.0.0.5:6379"].join(":"), at, says: "a password in a URL" },
  {
    // Only the password goes.
    description: ["Reads https://bot", "h7Kq2mPz@git.internal/repo."].join(":"),
    at,
    becomes: "Reads https://bot:REDACTED@git.internal/repo.",
  },
  { description: "postgresql://user:password@localhost:5432/db" },
  { description: `mysql://root:$${"{MYSQL_PASSWORD}"}@db, mongodb://<user>:<password>@host, redis://:***@cache` },
  { description: "http://localhost:8080/users/@me and https://example.com:443/a@b" },
  { description: "Authorization: Bearer YOUR_ACCESS_TOKEN_GOES_HERE_1" },
  { description: "Bearer authentication-with-short-lived-credentials" },
  { description: "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" },
  { description: "sk-your-key-here-please-replace" },
  { description: ["AKIA", "IOSFODNN7EXAMPLE"].join("") },
  { description: "Bearer eyJhbGciOi..." },
  { description: "-----BEGIN PRIVATE KEY-----\\n..." },
  { description: "sk-learn and task-management_of_everything_that_is_long" },
];
