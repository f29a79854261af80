/** The headers to send with a file of the built app. */
export function headersFor(pathname: string): Record<string, string>;
/** Puts the page's policy into the built page. */
export function policyPlugin(): import("vite").Plugin;
