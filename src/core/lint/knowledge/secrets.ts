import { secretShapes } from "./secret-shapes.ts";
import { nameWords } from "./tool-names.ts";

export interface Secret {
  readonly what: string;
  readonly offset: number;
  readonly length: number;
}

/** The first credential in a text, placeholders left out. */
export function secretIn(text: string): Secret | undefined {
  if (text.length < 12) return undefined;
  for (const { what, pattern, placeholder = isPlaceholder } of secretShapes) {
    for (const match of text.matchAll(pattern)) {
      const secret = match.groups?.secret ?? match[0];
      if (placeholder(secret)) continue;
      return { what, offset: match.index + match[0].lastIndexOf(secret), length: secret.length };
    }
  }
  return undefined;
}

/** Examples say so, repeat themselves, or count: xxxxxxxx, your-key, 1234567890, abcdef. */
function isPlaceholder(value: string): boolean {
  if (/example|placeholder|your|sample|dummy|fake|test|redacted|x{5}|\*{3}|0{6}|12345|abcde/i.test(value)) return true;
  // The mark of the issuer in front tells nothing.
  const body = value.slice(4);
  return !/\d/.test(body) || new Set(body).size < 10;
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
