import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type Response } from 'express';

const built = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

/** What the head of the page has at an address: its title element, and tags; nothing of its own for most. */
export type HeadOf = (
  request: Request,
  response: Response,
) => Promise<{ title: string; tags: string } | null>;

const TITLE = /<title>[^<]*<\/title>/;

/** The built web app: hashed assets for a year, the page itself never cached, every unknown path answered with the page. */
export function webApp(folder: string = built, headOf: HeadOf = async () => null): Router {
  const router = Router();
  router.use('/assets', assets(join(folder, 'assets')));
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (response) => void response.set('cache-control', 'no-cache'),
    }),
  );
  // Not a route with a parameter, which would refuse an address with a broken escape before the page can say what is wrong with it.
  router.use(async (request, response, next) => {
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
    response.set('cache-control', 'no-cache');
    // An address that opens something is not told to where its page leads.
    if (request.path.startsWith('/shared/')) response.set('referrer-policy', 'no-referrer');
    // Nor is it for an index. Robots may come all the same: those of chats show what it opens.
    if (/^\/(?:shared|invite)\//.test(request.path)) response.set('x-robots-tag', 'noindex');
    const head = await headOf(request, response);
    if (head === null) return void response.sendFile('index.html', { root: folder });
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    response
      .type('html')
      .send(page.replace(TITLE, () => head.title).replace('</head>', () => `${head.tags}</head>`));
  });
  return router;
}

/** Files whose names change with their content; who reads Brotli gets them as they were packed when they were built. */
function assets(folder: string): Router {
  const kept = { index: false, immutable: true, maxAge: '1y' } as const;
  const packed = express.static(folder, {
    ...kept,
    setHeaders: (response, path) =>
      void response.set('content-encoding', 'br').type(extname(path.slice(0, -'.br'.length))),
  });
  const router = Router();
  router.use((request, response, next) => {
    response.vary('accept-encoding');
    const asked = request.url;
    const besideIt = asked.replace(/\.(?:js|css|svg)(?=\?|$)/, '$&.br');
    if (besideIt === asked || !request.acceptsEncodings('br')) return next();
    request.url = besideIt;
    packed(request, response, (error?: unknown) => {
      request.url = asked;
      next(error);
    });
  });
  router.use(express.static(folder, kept));
  return router;
}
