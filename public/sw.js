// The site without a network: pages come from the network first, from what was kept when there is none, else the offline page.
// Kept: public pages as they were served, the build's files, pictures of products that were seen. Never kept: what the server
// marks private, pages of a member, answers of an API.

/** Another number forgets everything that older versions kept. */
const VERSION = "2";
const PAGES = `pages-${VERSION}`;
const FILES = `files-${VERSION}`;
const SHELL = `shell-${VERSION}`;
/** Filled by the product page; the name is the same in lib/product/seen.client.ts. */
const PICTURES = "seen-pictures";

const OFFLINE = "/offline";
const PAGES_MAX = 25;
const FILES_MAX = 80;

const PERSONAL = /^\/(api|personCenter|cart|checkout|login|register|cantFind|cantFindWin|chat|list)(\/|$)/;

const ownFiles = (html) => [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file]) => file);

/** The offline page with every file that it is drawn with. */
async function keepShell() {
  const answer = await fetch(OFFLINE, { cache: "reload" });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const html = await answer.clone().text();
  const cache = await caches.open(SHELL);
  await cache.addAll([...new Set(ownFiles(html)), "/icons.svg"]);
  await cache.put(OFFLINE, answer);
}

async function forgetOlder() {
  const current = [PAGES, FILES, SHELL, PICTURES];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

/** Keeps an answer, and forgets the oldest ones above a number. */
async function keep(name, request, answer, most) {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old)));
}

/** A whole public page that its server lets be shown when it cannot be asked. */
function isKeepable({ url }, answer) {
  if (PERSONAL.test(new URL(url).pathname)) return false;
  const control = answer.headers.get("cache-control") ?? "";
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && !answer.redirected && type.startsWith("text/html") && control.includes("stale-if-error");
}

/** What the browser asked for while this worker was started; a failure, which Firefox hands over as an answer, is none. */
async function preloaded({ preloadResponse }) {
  const answer = await preloadResponse;
  return answer?.type === "error" ? undefined : answer;
}

async function page(event) {
  const { request } = event;
  try {
    const answer = (await preloaded(event)) ?? (await fetch(request));
    if (isKeepable(request, answer)) event.waitUntil(keep(PAGES, request.url, answer.clone(), PAGES_MAX));
    return answer;
  } catch {
    // No network. A public page that was seen is shown again; a personal one is never kept, so it ends at the offline page.
    return (await caches.match(request.url)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** The build's files have their content in their name: what is kept is right. */
async function file(event) {
  const { request } = event;
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(FILES, request.url, answer.clone(), FILES_MAX));
  return answer;
}

async function picture({ request }) {
  try {
    return await fetch(request);
  } catch {
    // No network: the picture of a product that was seen, or none.
    return (await caches.match(request.url)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(event));
  } else if (pathname.startsWith("/_next/static/") || pathname === "/icons.svg") event.respondWith(file(event));
  else if (pathname.startsWith("/media/")) event.respondWith(picture(event));
});

/** What a notification shows, from a message of the gateway (gateway/notice/push-message.ts); one that cannot be read leads to the messages. */
function notificationOf(text) {
  let content = {};
  try {
    content = JSON.parse(text) ?? {};
  } catch {
    // The browser shows a notification of its own where a message shows none.
  }
  const { title = "Tiene un mensaje nuevo", body = "", path = "/personCenter/Messages", tag = "" } = content;
  const options = { body: String(body), lang: "es-CO", icon: "/icons/192.png", data: { path: String(path) } };
  return { title: String(title), options: tag ? { ...options, tag: String(tag) } : options };
}

/** The address of a path of this site; the messages' for anything else. */
function addressOf(path) {
  const { origin } = self.location;
  const address = new URL(path, origin);
  return address.origin === origin ? address.href : new URL("/personCenter/Messages", origin).href;
}

/** Shows the window that has a page already, or opens one. */
async function openPage(path) {
  const address = addressOf(path);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}

self.addEventListener("push", (event) => {
  const { title, options } = notificationOf(event.data?.text() ?? "");
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? ""));
});
