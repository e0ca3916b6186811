import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import sirv from 'sirv';

const A_YEAR = 31_536_000;

const built = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

/** The built web app: hashed assets for a year, the page itself never cached, every unknown path answered with the page. */
export function webApp(folder: string = built): Router {
  const router = Router();
  const assets = join(folder, 'assets');
  // They were packed when they were built.
  if (existsSync(assets))
    router.use('/assets', sirv(assets, { brotli: true, immutable: true, maxAge: A_YEAR }));
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (response) => void response.set('cache-control', 'no-cache'),
    }),
  );
  // Not a route with a parameter, which would refuse an address with a broken escape before the page can say what is wrong with it.
  router.use((request, response, next) => {
    if (
      !['GET', 'HEAD'].includes(request.method) ||
      !request.accepts('html') ||
      /\.[a-z0-9]{2,5}$/i.test(request.path)
    )
      return next();
    if (!existsSync(join(folder, 'index.html')))
      return void response
        .status(503)
        .type('text')
        .send('The web app has not been built yet. Run: npm run build -w frontend');
    response.set('cache-control', 'no-cache').sendFile('index.html', { root: folder });
  });
  return router;
}
