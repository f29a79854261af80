/** The hints of a tool in words: what each is called, and what yes and no tell a client. */
export const annotationWords: Readonly<
  Record<string, { readonly title: string; readonly yes: string; readonly no: string }>
> = {
  readOnlyHint: { title: "read-only", yes: "changes nothing", no: "may change things" },
  destructiveHint: { title: "destructive", yes: "may destroy or overwrite data", no: "only ever adds" },
  idempotentHint: { title: "idempotent", yes: "a second call changes nothing more", no: "a second call acts again" },
  openWorldHint: { title: "open world", yes: "reaches systems outside", no: "stays in its own system" },
};

export function valueWords(value: boolean): string {
  return value ? "yes" : "no";
}
