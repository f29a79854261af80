import * as judge from "@hyperjump/json-schema-formats";
import { isIdnHostname } from "idn-hostname";

/** Longer texts than this are no address, date or name of anything, and make some of the grammars below slow. */
const maxLength = 5_000;

const judges: Readonly<Record<string, (text: string) => boolean>> = {
  date: judge.isDate,
  "date-time": judge.isDateTime,
  duration: judge.isDuration,
  email: judge.isEmail,
  hostname: (text) => judge.isHostname(text) && isInternational(text),
  "idn-email": judge.isIdnEmail,
  "idn-hostname": isInternational,
  ipv4: judge.isIPv4,
  ipv6: judge.isIPv6,
  iri: judge.isIri,
  "iri-reference": judge.isIriReference,
  "json-pointer": judge.isJsonPointer,
  regex: judge.isRegex,
  "relative-json-pointer": judge.isRelativeJsonPointer,
  time: isTime,
  uri: judge.isUri,
  "uri-reference": judge.isUriReference,
  "uri-template": judge.isUriTemplate,
  uuid: judge.isUuid,
};

/** The formats of JSON Schema, each with what says whether a text has it. */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map(
  Object.entries(judges).map(([name, isOne]) => [
    name,
    (text: string) => text.length <= maxLength && holds(isOne, text),
  ]),
);

/** Some grammars throw at what they do not know, such as the tag of an address literal. */
function holds(isOne: (text: string) => boolean, text: string): boolean {
  try {
    return isOne(text);
  } catch {
    return false;
  }
}

/** A leap second is the last one of a day in UTC, so a time alone can hold one. */
function isTime(text: string): boolean {
  if (judge.isTime(text)) return true;
  const [, hour, minute, offset = ""] = /^(\d\d):(\d\d):60(?:\.\d+)?(z|[+-]\d\d:\d\d)$/i.exec(text) ?? [];
  if (hour === undefined || !judge.isTime(`${hour}:${minute}:59${offset}`)) return false;
  const [, sign = "+", hours = 0, minutes = 0] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return (Number(hour) * 60 + Number(minute) - shift + 2 * 1440) % 1440 === 1439;
}

/** Not the one of the package of formats, which prints what it refuses. */
function isInternational(text: string): boolean {
  return !/[.\uFF0E\u3002\uFF61]$/.test(text) && isIdnHostname(text);
}
