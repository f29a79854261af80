/** A reference to a URI, resolved as RFC 3986 says in section 5.2; without its fragment. */
export function resolveUri(base: string, reference: string): string {
  const given = partsOf(reference);
  const around = partsOf(base);
  if (given.scheme !== undefined) return written({ ...given, path: withoutDots(given.path) });
  if (given.authority !== undefined) return written({ ...given, scheme: around.scheme, path: withoutDots(given.path) });
  if (given.path === "") return written({ ...around, query: given.query ?? around.query });
  const folder =
    around.authority !== undefined && around.path === "" ? "/" : around.path.slice(0, around.path.lastIndexOf("/") + 1);
  const path = given.path.startsWith("/") ? given.path : folder + given.path;
  return written({ ...around, path: withoutDots(path), query: given.query });
}

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

function partsOf(uri: string): Parts {
  const [, scheme, authority, path = "", query] =
    /^(?:([A-Za-z][\w+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/.exec(uri) ?? [];
  return { scheme, authority, path, query };
}

function withoutDots(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const steps = path.split("/");
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (step === "..") {
      if (kept.length > 1 || (kept.length === 1 && kept[0] !== "")) kept.pop();
    } else if (step !== ".") kept.push(step);
    if (isLast && (step === "." || step === "..")) kept.push("");
  }
  return kept.join("/");
}

function written({ scheme, authority, path, query }: Parts): string {
  const start = (scheme === undefined ? "" : `${scheme}:`) + (authority === undefined ? "" : `//${authority}`);
  return start + path + (query === undefined ? "" : `?${query}`);
}
