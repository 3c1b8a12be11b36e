// Starts the service worker, tells it which files are loaded, and reports new versions of the
// portal.
import { type LoadedFile, takeLoadedFiles } from "../data/network/loadedFiles.ts";
import { reader } from "../data/reader/reader.ts";
import { base } from "../environment/base.ts";
import type { ToServiceWorker } from "./messages.ts";

/** Milliseconds between two checks for a new version, for pages that stay open. */
const checkInterval = 60 * 60 * 1000;

/** A new version waits until it is accepted. */
export type OfferUpdate = (takeOver: () => void) => void;

export async function startServiceWorker(address: string, offer: OfferUpdate): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The very first worker takes over by itself; nothing changes for the visitor.
  const hadOne = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(address);
  const follow = (worker: ServiceWorker | null) => {
    if (!worker || !hadOne) return;
    const onStateChange = () => {
      if (worker.state === "installed") offer(() => send(worker, { kind: "takeOver" }));
    };
    worker.addEventListener("statechange", onStateChange);
    onStateChange();
  };
  follow(registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  if (hadOne) {
    serviceWorker.addEventListener("controllerchange", () => window.location.reload());
  }
  window.setInterval(() => registration.update().catch(() => {}), checkInterval);
  const { active } = await serviceWorker.ready;
  if (active && !hadOne) send(active, { kind: "keep", files: await filesUntilNow() });
}

/** Files that were loaded before the service worker started. */
async function filesUntilNow(): Promise<readonly LoadedFile[]> {
  const page = window.location.href.split(/[?#]/, 1)[0] ?? "";
  const assets = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => url.startsWith(window.location.origin + base) && !url.includes("/data/"));
  const urls = new Set([page, ...assets]);
  const loadedByReader = reader.isStarted ? await reader.call("takeLoadedFiles", undefined) : [];
  return [...[...urls].map((url) => ({ url })), ...takeLoadedFiles(), ...loadedByReader];
}

function send(worker: ServiceWorker, message: ToServiceWorker): void {
  worker.postMessage(message);
}
