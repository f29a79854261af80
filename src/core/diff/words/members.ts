import { code } from "../../words.ts";

/** What to say of a change, and why it matters where the severity alone does not tell. */
export interface Words {
  readonly message: string;
  readonly reason?: string;
}

export function memberRenamed(from: string, to: string, isMissing: boolean, isRefused: boolean): Words {
  const [old, now] = [code(from), code(to)];
  const reason = isMissing
    ? `Calls that send ${old} fail: ${now} is missing${isRefused ? `, and ${old} is refused` : ""}. Send ${now} instead.`
    : isRefused
      ? `Calls that send ${old} fail: the name is refused. Send ${now} instead.`
      : `Calls that send ${old} are still taken, but nothing reads it. Send ${now} instead.`;
  return { message: `${old} was renamed to ${now}`, reason };
}

export function memberGone(name: string, who: "readers" | "refused" | "ignored"): Words {
  const reasons = {
    readers: "Readers that look for it find nothing.",
    refused: "Calls that send it fail: no other names are taken.",
    ignored: "Calls that send it are still taken, but nothing reads it.",
  };
  return { message: `${code(name)} is gone${who === "refused" ? " and refused" : ""}`, reason: reasons[who] };
}

export function resultAdded(name: string, isRequired: boolean): Words {
  return { message: `${code(name)} was added${isRequired ? ", always" : " as an optional field"}` };
}

export function requiredMemberAdded(name: string): Words {
  return {
    message: `${code(name)} was added and is required`,
    reason: `Calls that were right do not send ${code(name)}, so they fail.`,
  };
}

export function optionalMemberAdded(name: string, wasFree: boolean): Words {
  return {
    message: `${code(name)} was added as an optional field`,
    reason: wasFree
      ? `Calls that follow the older schema still pass. It did not name ${code(name)} but took any name: a call that sent it all the same has to fit now.`
      : "Calls without it are still right.",
  };
}

export function requiredAdded(name: string): Words {
  return {
    message: `${code(name)} is required now`,
    reason: `Calls without ${code(name)} were right and fail now.`,
  };
}

export function requiredRemoved(name: string): Words {
  return {
    message: `${code(name)} is not required any more`,
    reason: `It may be missing now, and those who count on ${code(name)} refuse that.`,
  };
}

export function othersChanged(label: string, isClosed: boolean): Words {
  return isClosed
    ? { message: `${label}: other names are refused now`, reason: "Calls that send a name of their own fail." }
    : { message: `${label}: other names are taken now`, reason: "Names that were refused are taken." };
}

export function patternRuleChanged(label: string, pattern: string, isThere: boolean): string {
  const what = isThere ? "have a rule of their own now" : "have no rule of their own any more";
  return `${label}: names like ${code(pattern)} ${what}`;
}
