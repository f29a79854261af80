import { type PrecacheEntry, Serwist } from "serwist";

/** Every file of the app with its hash, written in by the build (`scripts/offline.mjs`). */
declare const precacheEntries: PrecacheEntry[];

// A new version waits until a tab asks for it: what is on screen goes on with the files that it was made of.
new Serwist({
  precacheEntries,
  precacheOptions: { ignoreURLParametersMatching: [/./], cleanURLs: false },
  skipWaiting: false,
  clientsClaim: true,
  disableDevLogs: true,
}).addEventListeners();
