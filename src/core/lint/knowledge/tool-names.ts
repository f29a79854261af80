/** What a call does to the world, by the verb in its tool's name; `any` is a verb that does not tell, like run. */
export type Effect = "read" | "write" | "destructive" | "any";

const verbs: Readonly<Record<Effect, readonly string[]>> = {
  read: [
    "get list search find fetch read query describe show view lookup retrieve inspect explain count check",
    "validate verify compare analyze analyse summarize preview detect estimate calculate compute browse",
    "discover whoami peek explore diagnose suggest recommend lint diff parse geocode classify convert ask wait",
    "audit assess measure download extract scrape crawl translate transcribe capture evaluate",
    "filter format decode encode tail locate scan review grep export identify rank predict interpret visit",
    "ping screenshot examine dump collect poll pull observe score print rephrase troubleshoot learn reason",
    "reflect guide debug profile",
  ],
  write: [
    "create add update set insert put post write edit modify change append upload send publish unpublish move",
    "rename copy duplicate clone import save start stop restart pause resume enable disable open close reopen",
    "assign unassign approve reject submit schedule reschedule cancel deploy redeploy install configure register",
    "invite share tag untag mark merge upsert replace restore archive unarchive commit push apply attach detach",
    "connect disconnect patch make click press tap swipe scroll navigate drag hover type fill login logout",
    "generate render build transfer promote switch join leave sync retry trigger complete uncomplete confirm lock",
    "unlock mute unmute reply respond notify draft link unlink subscribe unsubscribe initialize init setup scale",
    "rotate fork star sort split resize reorder rerun replay broadcast request order buy sell pay undo redo",
    "revert checkout mint swap stake provision finalize optimize transform handle launch record store log",
    "remember load refresh transition roll untrash rollback step input say speak play enrich backup select deny",
    "pin unpin forward claim protect unprotect dismiss compose index initiate activate deactivate reactivate",
    "reinvite unschedule refactor enhance finish",
  ],
  destructive: [
    "delete remove drop destroy erase purge wipe truncate overwrite uninstall terminate kill revoke trash clear",
    "reset discard",
  ],
  any: [
    "run execute exec call invoke do perform process manage use take give eval test plan control orchestrate",
    "resolve assert watch monitor interact batch bulk try think research chat continue to act operate emulate",
    "fix repair sample",
  ],
};

const effects = new Map(
  Object.entries(verbs).flatMap(([effect, words]) => split(words).map((word) => [word, effect as Effect] as const)),
);

/** Verbs that are nouns as often: only at the start of a name are they surely meant as verbs. */
const nouns = new Set(
  split([
    "order request post tag link log record star fork lock type format filter store review export import audit",
    "plan test process control batch bulk set view count load schedule transfer research draft share patch tail",
    "rank checkout setup call commit merge push build preview scan roll transition debug copy query change switch",
    "diff capture archive trash complete swap use list screenshot dump poll step input play backup chat to claim",
    "index pin score print reason guide profile pull act fix repair sample",
  ]),
);

function split(lines: readonly string[]): string[] {
  return lines.join(" ").split(" ");
}

/** Verbs that mean the same to whoever reads only names, by the first of them. */
const synonyms = [
  ["get", "fetch", "read", "retrieve", "return", "obtain"],
  ["search", "find", "query", "lookup"],
  ["delete", "remove", "erase", "destroy"],
  ["update", "edit", "modify"],
];
const meanings = new Map(synonyms.flatMap((group) => group.map((word) => [word, group[0] ?? word])));

/** The most usual verb of the same meaning, or the word itself. */
export function meaningOf(word: string): string {
  return meanings.get(word) ?? word;
}

export function verbEffect(word: string): Effect | undefined {
  return effects.get(word);
}

/** The words of a name in lower case: `getHTTPStatus_v2` has get, http, status and v2. */
export function nameWords(name: string): readonly string[] {
  const known = wordsByName.get(name);
  if (known) return known;
  if (wordsByName.size >= maxNames) wordsByName.clear();
  const words = splitWords(name);
  wordsByName.set(name, words);
  return words;
}

/** Rules about lists ask for the words of every name at every change. */
const wordsByName = new Map<string, readonly string[]>();
const maxNames = 10_000;

function splitWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

export interface Action {
  readonly verb: string;
  readonly effect: Effect;
}

/**
 * What a name says its tool does: its first word where that is a verb, or else, behind a prefix (`asana_delete_task`,
 * `issue_read`), the one word that can be nothing else. Undefined where several words could be meant.
 */
export function actionOf(name: string): Action | undefined {
  const [first = "", ...rest] = nameWords(name);
  const effect = effects.get(first);
  if (effect) return { verb: first, effect };
  const found = rest.flatMap((word, index) => {
    const inner = effects.get(word);
    const sure = inner && (!nouns.has(word) || (word === "list" && index < rest.length - 1));
    return sure ? [{ verb: word, effect: inner }] : [];
  });
  const kinds = new Set(found.map((action) => action.effect));
  return kinds.size === 1 ? found[0] : undefined;
}

/** What a name is about: `user` in `get_user_by_email` and in `list_users`. */
export function subjectOf(name: string): string {
  const words = nameWords(name);
  const verb = actionOf(name)?.verb;
  const end = words.findIndex((word, index) => index > 0 && /^(?:by|for|in|from|of|with|to|on|at|as)$/.test(word));
  const about = (end < 0 ? words : words.slice(0, end)).filter((word) => word !== verb && word !== "all");
  return about.map((word) => word.replace(/ies$/, "y").replace(/(?<!s)s$/, "")).join(" ");
}

export const nameStyles = ["snake_case", "kebab-case", "camelCase", "PascalCase"] as const;
export type NameStyle = (typeof nameStyles)[number];

const stylePatterns: Readonly<Record<NameStyle, RegExp>> = {
  snake_case: /^[a-z][a-z\d]*(_[a-z\d]+)*$/,
  "kebab-case": /^[a-z][a-z\d]*(-[a-z\d]+)*$/,
  camelCase: /^[a-z][a-zA-Z\d]*$/,
  PascalCase: /^[A-Z](?![A-Z\d]*$)[a-zA-Z\d]*$/,
};

/** Every style that a name can be of: one lower case word fits three, a mixture none. */
export function stylesOf(name: string): readonly NameStyle[] {
  return nameStyles.filter((style) => stylePatterns[style].test(name));
}

export function inStyle(name: string, style: NameStyle): string {
  const words = nameWords(name);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (style === "snake_case") return words.join("_");
  if (style === "kebab-case") return words.join("-");
  const joined = words.map(capital).join("");
  return style === "PascalCase" ? joined : joined.charAt(0).toLowerCase() + joined.slice(1);
}
