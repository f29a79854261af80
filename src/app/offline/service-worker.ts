import { type PrecacheEntry, Serwist } from "serwist";

/** Every file of the app with its hash, written in by the build (`scripts/offline.mjs`). */
declare const precacheEntries: PrecacheEntry[];
/** Files that are kept once somebody has used them. */
declare const onDemandUrls: readonly string[];
/** What a service worker has and a page has not. */
declare const self: {
  readonly location: { readonly href: string };
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
};
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

// A new version waits until a tab asks for it: what is on screen goes on with the files that it was made of.
new Serwist({
  precacheEntries,
  precacheOptions: { ignoreURLParametersMatching: [/./], cleanURLs: false },
  skipWaiting: false,
  clientsClaim: true,
  disableDevLogs: true,
}).addEventListeners();

const cacheName = "toolwright-on-demand";
const onDemand = new Set(onDemandUrls.map((url) => new URL(url, self.location.href).href));

self.addEventListener("fetch", (event) => {
  if (!onDemand.has(event.request.url)) return;
  event.respondWith(caches.match(event.request.url).then((kept) => kept ?? fetch(event.request)));
});

// A page that loads before this worker is there fetches without it: so the page says what it uses.
self.addEventListener("message", (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === "KEEP_ON_DEMAND") event.waitUntil(keep());
});

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...onDemand].filter((url) => !kept.has(url)));
  await Promise.all([...kept].filter((url) => !onDemand.has(url)).map((url) => cache.delete(url)));
}
