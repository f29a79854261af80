import { staleDays } from "../../../core/index.ts";

/** How old a fact is, where that is worth a word. */
export function ageOf(read: string, now: number = Date.now()): string | undefined {
  const days = staleDays(read, new Date(now));
  return days === undefined ? undefined : `${days} days ago`;
}

export const confidenceWords: Readonly<Record<string, string>> = {
  "source-read": "source read",
  "vendor-doc": "vendor says",
  "issue-report": "reported",
  unknown: "not published",
};

/** A source with the page where it can be read, as far as its words name one. */
export interface SourceLink {
  readonly label: string;
  readonly href: string | undefined;
}

/** `owner/repository path @commit`, `owner/repository#12`, or an address without its scheme. Everything else is words. */
export function sourceLink(source: string): SourceLink {
  const [, repo, path = "", commit] = /^([\w.-]+\/[\w.-]+) ([^\s,{*]+)(?: .*)?.*@([0-9a-f]{7,40})/.exec(source) ?? [];
  if (repo && commit)
    return { label: path.slice(path.lastIndexOf("/") + 1), href: `https://github.com/${repo}/blob/${commit}/${path}` };
  const [, issueRepo, issue] = /([\w.-]+\/[\w.-]+)#(\d+)/.exec(source) ?? [];
  if (issueRepo && issue)
    return {
      label: `${issueRepo.slice(issueRepo.indexOf("/") + 1)}#${issue}`,
      href: `https://github.com/${issueRepo}/issues/${issue}`,
    };
  const [address] = /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|ai|dev|org|net)\/[\w./%#-]*/i.exec(source) ?? [];
  if (address && !source.startsWith("npm:"))
    return { label: address.slice(0, address.indexOf("/")), href: `https://${address}` };
  const [, published] = /^npm:(\S+)/.exec(source) ?? [];
  return { label: published ?? source, href: undefined };
}
