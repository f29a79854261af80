// What the page and its workers may do. Said once: the build writes it into index.html, the server sends it.

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // Monaco writes lines with style attributes: docs/adr/0021
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'", // src/app/trusted-types.ts
].join("; ");

// The page asks for nothing of these. What it does ask for (clipboard, files, storage) stays as the browser has it.
const unused = ["camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb"];

// A worker obeys the policy of its own file, not the page's. Ajv compiles schemas to code there; nothing there needs the network.
const workerPolicy = ["default-src 'none'", "script-src 'self' 'unsafe-eval'", "worker-src 'self'"].join("; ");

// The only code that may reach other servers, because the user told it which one.
const livePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
].join("; ");

// The service worker only fetches the files of the app.
const offlinePolicy = ["default-src 'none'", "script-src 'self'", "connect-src 'self'"].join("; ");

/** @param {string} pathname */
function policyFor(pathname) {
  if (pathname.endsWith("/service-worker.js")) return offlinePolicy;
  if (/\/live\.worker[\w.-]*\.js$/.test(pathname)) return livePolicy;
  return /\.m?js$/.test(pathname) ? workerPolicy : `${pagePolicy}; frame-ancestors 'none'`; // which a <meta> cannot say
}

/**
 * The headers to send with a file. For scripts a policy only counts when they start a worker.
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(pathname) {
  return {
    // The name of such a file changes with its content. Not for a year: the policy above is kept with it.
    ...(/\/assets\/.+-[\w-]{8}\.\w+$/.test(pathname) && { "Cache-Control": "public, max-age=86400, immutable" }),
    "Content-Security-Policy": policyFor(pathname),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  };
}

/** Puts the page's policy into the built index.html, for hosts that send no headers of their own. @returns {import("vite").Plugin} */
export function policyPlugin() {
  return {
    name: "toolwright:policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: pagePolicy },
        injectTo: "head-prepend",
      },
    ],
  };
}
