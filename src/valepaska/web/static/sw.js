/**
 * Opens the page where the server cannot be reached, so that it can say so; it knows nothing of the game.
 * The server writes SHELL before it: the version of the page, and the files that say so, by addresses that name their content.
 * Whoever can reach the server gets the page from there, always: an old page never meets a newer server.
 */
const KEPT = `shell-${SHELL.version}`;
const PAGE = "/";
const OF_THE_PAGE = /^\/([rt]\/.*)?$/;
const FILES = `/static/${SHELL.version}/`;
/** What a proxy says in front of a server that does not run. */
const NOBODY_THERE = new Set([502, 503, 504]);

/** The page as it is without a server; it is told so by its root. */
async function pageWithoutServer() {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const text = await page.text();
  if (!page.ok || !text.includes(FILES)) throw new Error("the page is of another version by now");
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text.replace("<html", "<html data-offline"), { headers });
}

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.put(PAGE, await pageWithoutServer());
  await cache.addAll(SHELL.files);
  await skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const page of await clients.matchAll()) page.postMessage({ version: SHELL.version });
}

/** @param {FetchEvent} event */
async function page(event) {
  const found = await Promise.resolve(event.preloadResponse).then((ready) => ready ?? fetch(event.request)).catch(() => null);
  if (found && !NOBODY_THERE.has(found.status)) return found;
  return (await caches.match(PAGE, { cacheName: KEPT })) ?? found ?? Response.error();
}

/** @param {Request} request */
const file = async (request) => (await caches.match(request, { cacheName: KEPT, ignoreVary: true })) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && OF_THE_PAGE.test(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith(FILES)) event.respondWith(file(event.request));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const find = async () => {
    const pages = await clients.matchAll({ type: "window" });
    await (pages.find(({ url }) => url === event.notification.data) ?? pages[0])?.focus();
  };
  event.waitUntil(find());
});
