/// <reference lib="webworker" />
/* The service worker: keeps the client's own files, so that the page opens without the server and can say that it is not there. What the
   server tells (/api, /ws) is never kept: a game is what the server says it is. */
const worker = self as unknown as ServiceWorkerGlobalScope;

const KEPT = "senki-shell";
const PAGE = "/";
const AT_FIRST = [PAGE, "/icon.svg", "/manifest.webmanifest"];
const MOST = 150; // files; of older versions of the client, the oldest go

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await Promise.allSettled(paths.filter((path) => path === PAGE || !there.has(path)).map((path) => cache.add(path)));
  const all = await cache.keys();
  const extra = all.filter((request) => new URL(request.url).pathname.startsWith("/assets/")).slice(0, Math.max(0, all.length - MOST));
  await Promise.all(extra.map((request) => cache.delete(request)));
}

/** Files with a hash in their names never change. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(keep(AT_FIRST).then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
/** A page tells which files it has loaded before the worker was there. */
worker.addEventListener("message", (event) => {
  const paths: unknown = event.data;
  if (Array.isArray(paths))
    event.waitUntil(keep([PAGE, ...paths.filter((path) => typeof path === "string" && path.startsWith("/assets/"))]));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

export {};
