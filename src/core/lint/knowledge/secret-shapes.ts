export interface SecretShape {
  readonly what: string;
  /** The group `secret` where it is only a part. Every repetition is bounded: the texts are anybody's. */
  readonly pattern: RegExp;
  /** Where the usual way to tell examples from real ones does not fit. */
  readonly placeholder?: (secret: string) => boolean;
}

/** Credentials by the form that their issuers document. */
export const secretShapes: readonly SecretShape[] = [
  { what: "a GitHub token", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g },
  { what: "a GitLab token", pattern: /\bgl(?:pat|ptt|dt|rt|cbt)-[A-Za-z0-9_-]{20,64}/g },
  { what: "an AWS access key", pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  {
    what: "an AWS secret key",
    pattern: /\baws.{0,20}secret.{0,20}?["'\s:=]{1,5}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
  },
  { what: "a Google API key", pattern: /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { what: "a Google client secret", pattern: /\bGOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/g },
  { what: "a Google access token", pattern: /\bya29\.[A-Za-z0-9_-]{30,500}/g },
  { what: "an Azure account key", pattern: /\b(?:AccountKey|SharedAccessKey)=(?<secret>[A-Za-z0-9+/]{42,90}={0,2})/g },
  { what: "an Azure client secret", pattern: /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/g },
  { what: "an Azure access signature", pattern: /[?&]sig=(?<secret>[A-Za-z0-9%+/]{40,90}(?:%3D|=))/g },
  { what: "a Slack token", pattern: /\b(?:xox[abeprs]|xapp)-[A-Za-z0-9-]{20,255}/g },
  { what: "a Slack webhook", pattern: /\bhooks\.slack\.com\/services\/T\w{6,14}\/B\w{6,14}\/\w{20,30}/g },
  { what: "a Discord webhook", pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{16,20}\/[\w-]{50,80}/g },
  { what: "a Telegram bot token", pattern: /\b\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])/g },
  { what: "a Stripe key", pattern: /\b(?:[rs]k_live|whsec)_[A-Za-z0-9]{20,255}\b/g },
  { what: "an Anthropic API key", pattern: /\bsk-ant-[a-z0-9]{3,10}-[A-Za-z0-9_-]{40,200}/g },
  { what: "an OpenAI API key", pattern: /\bsk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{36,220}/g },
  { what: "an API key", pattern: /\bsk-(?:[a-z0-9]{2,12}-){0,3}[A-Za-z0-9_]{20,255}(?![A-Za-z0-9])/g },
  { what: "an npm token", pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: "a PyPI token", pattern: /\bpypi-AgE[A-Za-z0-9_-]{50,300}/g },
  { what: "a Docker token", pattern: /\bdckr_pat_[A-Za-z0-9_-]{27}/g },
  { what: "a Hugging Face token", pattern: /\bhf_[A-Za-z0-9]{34,40}\b/g },
  { what: "a SendGrid key", pattern: /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/g },
  { what: "a DigitalOcean token", pattern: /\bdo[opr]_v1_[a-f0-9]{64}\b/g },
  { what: "a Databricks token", pattern: /\bdapi[a-f0-9]{32}\b/g },
  { what: "a Shopify token", pattern: /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/g },
  { what: "a Linear key", pattern: /\blin_api_[A-Za-z0-9]{40}\b/g },
  { what: "a Vault token", pattern: /\bhvs\.[A-Za-z0-9_-]{24,200}/g },
  {
    what: "a JSON web token",
    pattern: /\beyJ[A-Za-z0-9_-]{10,200}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{20,2000}/g,
  },
  {
    what: "a private key",
    pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----[\s\\nr]{0,8}[A-Za-z0-9+/=]{40,100}/g,
  },
  { what: "a bearer token", pattern: /\bBearer\s{1,3}(?<secret>[A-Za-z0-9._~+/-]{20,2000}={0,2})/gi },
  {
    what: "a password in a URL",
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>{}]{0,64}:(?<secret>[^\s/@"'`]{1,128})@[\w[]/gi,
    placeholder: isExamplePassword,
  },
];

/** What people write where the password goes: its name, a variable, or something to fill in. */
function isExamplePassword(secret: string): boolean {
  if (
    /^(?:my|the|db|your|user|some|admin|root)?[-_.]?(?:pass(?:word|wd|code)?|pwd|secret|token|key|api[-_]?key)\d{0,3}$/i.test(
      secret,
    )
  ) {
    return true;
  }
  return /[<>{}[\]$%*…]|\.{3}|x{3}|^\d{1,5}$|your|example|placeholder|redacted|change_?me/i.test(secret);
}
