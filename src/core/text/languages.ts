/** Languages that people save, paste and name on a command line; the first whose sign a text shows is taken. */
const languages = [
  ...["PHP", "HTML", "XML", "Markdown", "TOML", "C#", "Java", "Go", "Rust", "Ruby", "Python"],
  ...["TypeScript", "JavaScript", "a shell script", "YAML"],
] as const;
export type Language = (typeof languages)[number];

/** Asked of the first few thousand characters: every sign is anchored to a line, so none searches far. */
const signs: Readonly<Record<Language, RegExp>> = {
  PHP: /^<\?php\b/,
  HTML: /^<(?:!doctype html|html|head|body|div|script)\b/i,
  XML: /^<[?!a-z]/i,
  Markdown: /^(?:\[!\[|\[[^\]\n]*\]\()|^(?:```|~~~)/m,
  TOML: /^\[{1,2}[\w."-]+(?: [\w."-]+)*\]{1,2}[ \t]*(?:#.*)?\r?\n\s*[\w."-]+\s*=/m,
  "C#": /^\s*(?:using (?:static )?[\w.]+;|namespace [\w.]+|\[[A-Z]\w*(?:\(.*\))?(?:, *[A-Z]\w*(?:\(.*\))?)*\]\s*$|(?:public|internal) (?:static |sealed |partial |abstract )*(?:class|record|interface|enum)\b)/m,
  Java: /^\s*(?:package [\w.]+;|import (?:static )?[\w.]+(?:\.\*)?;)/m,
  Go: /^\s*(?:package \w+\s*$|func (?:\(.*\) )?\w+\(|import \(\s*$)/m,
  Rust: /^\s*(?:use [\w:]+(?:::\{.*\})?;|(?:pub )?(?:fn \w+|struct \w+|mod \w+)|#!?\[\w+)/m,
  Ruby: /^\s*(?:require(?:_relative)? ['"]|module [A-Z]\w*\s*$|class [A-Z]\w*(?: < [\w:]+)?\s*$|def \w+[^:]*$)/m,
  Python:
    /^(?:#!.*python|\s*(?:from [\w.]+ import\b|import [\w.]+(?: as \w+)?\s*$|(?:async )?def \w+\(|class \w+(?:\(.*\))?:|@\w[\w.]*(?:\(.*)?\s*$|"""|'''|if .*:\s*$|with .*:\s*$|[\w.]+\s*:\s*(?:list|dict|List|Dict|tuple)\b.*=))/m,
  TypeScript:
    /^\s*(?:import type\b|(?:export )?(?:declare |abstract )*(?:interface|type|enum|namespace) \w+|(?:export )?(?:const|let|var) \w+\s*:|(?:export )?(?:async )?function \w+\([^)\n]*:\s*\w)/m,
  JavaScript:
    /^(?:#!.*\bnode\b|\s*(?:import\b.*(?:from\b|["'(])|export (?:default|const|let|var|function|async|class|\{|\*)|(?:const|let|var) [\w${[]|(?:async )?function\b|class \w+.*\{|module\.exports|exports\.\w+|["']use (?:strict|client|server)["']|return\b|await\b|[\w$.]+\s*\(|.*;\s*$))/m,
  "a shell script": /^(?:#!|\s*(?:echo|curl|export \w+=|npx|npm) )/m,
  YAML: /^(?:---\s*$|%YAML|- \S|[\w"'.-]+:(?:\s|$))/m,
};

/** An assignment alone is in some language; words that only one of them has tell which. */
const assignment = /^\s*[\w$.]+\s*(?:\+|:)?=(?!=)/;
const pythonWords = /\b(?:True|False|None)\b|#/;

/** The language of a text that is not JSON; undefined for prose, logs and all else. */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, 4_000).trimStart();
  const found = languages.find((language) => signs[language].test(start));
  if (found && found !== "YAML") return found;
  if (assignment.test(start)) return pythonWords.test(start) || !/;\s*$/.test(text) ? "Python" : "JavaScript";
  return found ?? (/^(?:#{1,6} \S|[-*] \S)/.test(start) ? "Markdown" : undefined);
}
