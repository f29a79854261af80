import { findTokenizer } from "../../core/index.ts";
import { flush } from "../store/documents/current.ts";
import { costWay, onCostWayChange } from "../store/panels/cost-way.ts";
import { setUpdateReady } from "../store/update.ts";

let registration: ServiceWorkerRegistration | undefined;
let isReloading = false;

/** Keeps the app for times without a network. A browser that cannot, or may not, works as before. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => void register().catch(() => {});
  // Not before the page is done with what is on screen.
  const whenQuiet = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 5_000 }) : start());
  if (document.readyState === "complete") setTimeout(whenQuiet, 1_000);
  else window.addEventListener("load", () => setTimeout(whenQuiet, 1_000), { once: true });
}

/** Starts the new version, here and now: somebody asked for it. */
export async function reloadToUpdate(): Promise<void> {
  await flush();
  isReloading = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  let changes = 0;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isReloading) location.reload();
    // The first worker takes over quietly; a later one was let in by another tab.
    else if (wasControlled || changes++ > 0) setUpdateReady(true);
  });
  registration = await serviceWorker.register("./service-worker.js");
  watch(registration);
  keepWhatIsUsed();
  onCostWayChange(keepWhatIsUsed);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration?.update().catch(() => {});
  });
}

/** The table of the exact tokenizer is kept for those who count with it. */
function keepWhatIsUsed(): void {
  if (findTokenizer(costWay().tokenizer)?.counter !== "o200k") return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "KEEP_ON_DEMAND" }));
}

function watch(registered: ServiceWorkerRegistration): void {
  const offer = () => {
    const { controller } = navigator.serviceWorker;
    // WebKit names the first worker as the one in control before it is.
    if (registered.waiting && controller && registered.waiting !== controller) setUpdateReady(true);
  };
  offer();
  registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", offer));
}
