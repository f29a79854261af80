import { nameWords } from "./tool-names.ts";

/** Credentials by the form that their issuers give them. */
const shapes: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a GitHub token", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g },
  { what: "a GitLab token", pattern: /\bglpat-[A-Za-z0-9_-]{20,64}/g },
  { what: "an AWS access key", pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { what: "a Google API key", pattern: /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { what: "a Slack token", pattern: /\bxox[abeprs]-[A-Za-z0-9-]{20,255}/g },
  { what: "a Stripe key", pattern: /\b[rs]k_live_[A-Za-z0-9]{20,255}\b/g },
  { what: "an API key", pattern: /\bsk-(?:[a-z0-9]{2,12}-){0,3}[A-Za-z0-9_]{20,255}(?![A-Za-z0-9])/g },
  { what: "an npm token", pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: "a Hugging Face token", pattern: /\bhf_[A-Za-z0-9]{34,40}\b/g },
  { what: "a SendGrid key", pattern: /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/g },
  {
    what: "a JSON web token",
    pattern: /\beyJ[A-Za-z0-9_-]{10,200}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{20,2000}/g,
  },
  {
    what: "a private key",
    pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----[\s\\nr]{0,8}[A-Za-z0-9+/=]{40,100}/g,
  },
];

export interface Secret {
  readonly what: string;
  readonly offset: number;
  readonly length: number;
}

/** The first credential in a text, placeholders left out. */
export function secretIn(text: string): Secret | undefined {
  if (text.length < 20) return undefined;
  for (const { what, pattern } of shapes) {
    for (const match of text.matchAll(pattern)) {
      if (isReal(match[0])) return { what, offset: match.index, length: match[0].length };
    }
  }
  return undefined;
}

/** Examples say so, repeat themselves, or count: xxxxxxxx, your-key, 1234567890, abcdef. */
function isReal(value: string): boolean {
  const body = value.slice(4);
  if (/example|placeholder|your|sample|dummy|fake|test|redacted|x{5}|\*{3}|0{6}|12345|abcde/i.test(body)) return false;
  return /\d/.test(body) && new Set(body).size >= 10;
}

const single = new Set(["password", "passwd", "pwd", "passphrase", "apikey", "ssn", "cvv", "cvc", "credentials"]);
const pairs = new Set([
  ...[
    "api key",
    "api secret",
    "api token",
    "access token",
    "access key",
    "auth token",
    "bearer token",
    "client secret",
  ],
  ...["private key", "secret key", "refresh token", "session token", "id token", "signing key", "signing secret"],
  ...[
    "webhook secret",
    "security token",
    "card number",
    "social security",
    "encryption key",
    "seed phrase",
    "bot token",
  ],
]);
/** What may follow such a word in the name of something harmless: password_policy, api_key_id. */
const aspects = new Set([
  ...["id", "ids", "name", "names", "arn", "policy", "type", "length", "count", "hint", "field", "required", "enabled"],
  ...[
    "ttl",
    "expiry",
    "expires",
    "expiration",
    "ref",
    "reference",
    "path",
    "file",
    "status",
    "url",
    "uri",
    "env",
    "var",
  ],
  ...[
    "selector",
    "uuid",
    "address",
    "mode",
    "strength",
    "only",
    "version",
    "alias",
    "rotation",
    "scopes",
    "header",
    "algorithm",
    "protected",
  ],
]);

/** Whether a parameter of this name takes a credential or a number that identifies a person. */
export function isSecretName(name: string, description = ""): boolean {
  const words = nameWords(name);
  if (aspects.has(words.at(-1) ?? "")) return false;
  if (words.some((word) => single.has(word))) return true;
  if (words.some((word, index) => pairs.has(`${word} ${words[index + 1] ?? ""}`))) return true;
  // A token can be a coin or a page, a secret the name of a stored one.
  const last = words.at(-1) ?? "";
  if (words.length > 1 || (last !== "token" && last !== "secret")) return false;
  return /\b(?:api|auth\w*|bearer|access|personal|oauth|login|credential)/i.test(description);
}
