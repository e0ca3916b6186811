/**
 * What the page of the shopping lists comes up from without a network. `FILES` and `SHELL` are written in front of this when the app is built:
 * the code of that page, and a name that only this build's page has in it. A page is asked for first, each time, so that none is shown that is
 * older than what the server has; files whose names change with their content are taken as they are kept.
 */
const KEPT = `lists-${SHELL}`;
const PAGE = '/shopping-lists';

async function keepAll() {
  const kept = await caches.open(KEPT);
  const page = await fetch(PAGE, { cache: 'no-store' });
  // Another build is there by now, whose worker comes with it.
  if (!page.ok || !(await page.clone().text()).includes(SHELL)) throw new Error('Not this build');
  await kept.addAll(FILES);
  await kept.put(PAGE, page);
}

async function dropOthers() {
  for (const name of await caches.keys())
    if (name.startsWith('lists-') && name !== KEPT) await caches.delete(name);
}

const keptOr = async (address, otherwise) =>
  (await (await caches.open(KEPT)).match(address)) ?? otherwise();

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepAll());
});
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => keptOr(PAGE, () => Response.error())));
  else if (FILES.includes(pathname)) event.respondWith(keptOr(pathname, () => fetch(request)));
});
