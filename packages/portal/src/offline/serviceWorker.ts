// The service worker: visited pages and runs work offline. Online, everything except hashed files
// comes from the network first, so that versions are never mixed: a page names its own hashed
// files, and these never change.
import { computedCache } from "../data/computing/computedFiles.ts";
import { snapshotCache } from "../data/computing/snapshotFiles.ts";
import type { LoadedFile } from "../data/network/loadedFiles.ts";
import { find, forgetOldest, store } from "./fileCache.ts";
import { isMessage } from "./messages.ts";
import type { WorkerScope } from "./workerScope.ts";

/** Replaced by the build, so that every version has its own worker. */
const version = "__EPISCOPE_BUILD__";
/** The number is the version of the format. */
const cacheNames = { site: "episcope-site-1", data: "episcope-data-1" } as const;
const maxEntries = { site: 300, data: 600 } as const;
const scope = globalThis as unknown as WorkerScope;
const root = new URL("./", scope.location.href);
/** Answers every address that was never opened as a page. */
const shellUrl = new URL("404.html", root).href;

scope.addEventListener("install", (event) => {
  event.waitUntil(cacheFiles([{ url: shellUrl }]));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOtherCaches(), scope.clients.claim()]));
});

scope.addEventListener("message", (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  if (data.kind === "takeOver") event.waitUntil(scope.skipWaiting());
  else event.waitUntil(cacheFiles(data.files));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!/^https?:/.test(request.url)) return;
  if (request.method === "HEAD") event.respondWith(respondToHead(request));
  if (request.method !== "GET") return;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  if (isHashed(request.url)) event.respondWith(cacheFirst(request, later));
  else event.respondWith(networkFirst(request, later));
});

type Later = (work: Promise<unknown>) => void;
type Kind = keyof typeof cacheNames;

/** Hashed files never change. */
async function cacheFirst(request: Request, later: Later): Promise<Response> {
  const files = await openCache("site");
  return (await find(files, request)) ?? (await fetchAndCache(request, "site", later));
}

async function networkFirst(request: Request, later: Later): Promise<Response> {
  const kind = isSite(request) ? "site" : "data";
  try {
    return await fetchAndCache(request, kind, later);
  } catch (error) {
    const files = await openCache(kind);
    const stored =
      (await find(files, plain(request))) ??
      (request.mode === "navigate" ? await files.match(shellUrl) : undefined);
    if (stored) return stored;
    throw error;
  }
}

/** Offline, a cached file counts as existing. */
async function respondToHead(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const files = await openCache(isSite(request) ? "site" : "data");
    const known = await files.keys(request.url, { ignoreSearch: true, ignoreMethod: true });
    if (known.length > 0) return new Response(null);
    throw error;
  }
}

async function fetchAndCache(request: Request, kind: Kind, later: Later): Promise<Response> {
  const answer = await fetch(request);
  // The body can be read only once, so it is cloned first.
  const copy = answer.clone();
  later(cacheIn(kind, plain(request), copy));
  return answer;
}

async function cacheIn(kind: Kind, request: Request, answer: Response): Promise<void> {
  const files = await openCache(kind);
  await store(files, request, answer);
  await forgetOldest(files, maxEntries[kind]);
}

/** A page is the same for every query. */
function plain(request: Request): Request {
  return request.mode === "navigate" ? new Request(request.url.split(/[?#]/, 1)[0] ?? "") : request;
}

/** One after another, because nobody waits for them. */
async function cacheFiles(wanted: readonly LoadedFile[]): Promise<void> {
  for (const { url, range } of wanted) {
    const request = new Request(url, range === undefined ? {} : { headers: { range } });
    const files = await openCache(isSite(request) ? "site" : "data");
    if (isHashed(url) && (await files.match(url))) continue;
    // A failed or truncated file does not prevent the others.
    await fetch(request)
      .then((answer) => store(files, request, answer))
      .catch(() => {});
  }
}

function openCache(kind: Kind): Promise<Cache> {
  return scope.caches.open(cacheNames[kind]);
}

async function removeOtherCaches(): Promise<void> {
  const known: readonly string[] = [...Object.values(cacheNames), computedCache, snapshotCache];
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith("episcope-") && !known.includes(name));
  await Promise.all(old.map((name) => scope.caches.delete(name)));
  console.debug(`Episcope ${version} works without a connection`);
}

function isOwn(url: string): boolean {
  return url.startsWith(root.href);
}

function isHashed(url: string): boolean {
  return url.startsWith(new URL("assets/", root).href);
}

/** Pages, scripts and images; everything else is published data. */
function isSite({ url }: Request): boolean {
  return isOwn(url) && !url.startsWith(new URL("data/", root).href);
}
