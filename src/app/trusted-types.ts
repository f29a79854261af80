/** The part of the browser's Trusted Types that is used here. Not every browser has them, and TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * The policy of the page lets no text become HTML or a script. What starts a worker is a text, too: only files beside this page may.
 * Monaco brings policies of its own for what it draws.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", { createScriptURL: (address) => (isOwnScript(address) ? address : null) });
}

function isOwnScript(address: string): boolean {
  const folder = new URL(".", document.baseURI).href;
  return new URL(address, document.baseURI).href.startsWith(folder);
}
