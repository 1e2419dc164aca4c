/* Installs the service worker where the browser allows one (https, or this machine), and tells it what this page consists of. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const loaded = () =>
    performance
      .getEntriesByType("resource")
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
      .map((url) => url.pathname);
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").then(
      () => navigator.serviceWorker.ready.then((ready) => ready.active?.postMessage(loaded())),
      () => {}, // a browser that refuses plays as well
    );
  });
}
