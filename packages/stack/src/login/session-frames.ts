import express, { type Router } from 'express';
import type Provider from 'oidc-provider';
import type { PageKit } from './page-kit.ts';
import type { RealmPaths } from './realm-paths.ts';

/** The two hidden frames of keycloak-js: may the login's cookie be read from here, and is this still the same session. */
export function createSessionFrames({
  provider,
  paths,
  kit,
  redirectOrigins,
}: {
  provider: Provider;
  paths: RealmPaths;
  kit: PageKit;
  redirectOrigins: string[];
}): Router {
  const router = express.Router();
  const at = (path: string) => `${paths.root}${paths.oidc}/${path}`;
  const origins = redirectOrigins.map((origin) => new URL(origin).origin);

  const frames = {
    '3p-cookies/step1.html': `(async () => {
  const readable = !document.hasStorageAccess || await document.hasStorageAccess();
  parent.postMessage(readable ? 'supported' : 'unsupported', '*');
})();`,
    'login-status-iframe.html': `addEventListener('message', async (event) => {
  if (event.source !== parent || !${JSON.stringify(origins)}.includes(event.origin)) return;
  const session = String(event.data).split(' ')[1] || '';
  let answer = 'error';
  try {
    const response = await fetch('login-status?session=' + encodeURIComponent(session), { cache: 'no-store' });
    if (response.ok) answer = await response.text();
  } catch {}
  event.source.postMessage(answer, event.origin);
});`,
  };

  for (const [path, script] of Object.entries(frames)) {
    router.get(at(path), (_request, response) => {
      response.removeHeader('X-Frame-Options');
      response
        .set(kit.frameHeaders(script))
        .type('html')
        .send(
          `<!doctype html><meta charset="utf-8"><title>Convivio</title><script>${script}</script>\n`,
        );
    });
  }

  router.get(at('login-status'), async (request, response) => {
    const session = await provider.Session.get(provider.createContext(request, response));
    const current = session.accountId ? session.uid : '';
    response
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(current === (request.query['session'] ?? '') ? 'unchanged' : 'changed');
  });
  return router;
}
