import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import type { RealmPaths } from './realm-paths.ts';

const FONTS = ['vollkorn', 'figtree'].flatMap((family) =>
  ['latin', 'latin-ext'].map((subset) => ({
    family,
    file: `${family}-${subset}-wght-normal.woff2`,
  })),
);

/** The fonts of the login's pages. */
export function createFontRoutes(paths: RealmPaths): Router {
  const router = express.Router();
  const require = createRequire(import.meta.url);
  for (const { family, file } of FONTS) {
    const folder = join(
      dirname(require.resolve(`@fontsource-variable/${family}/package.json`)),
      'files',
    );
    router.get(`${paths.assets}/${file}`, (_request, response) => {
      response
        .set('X-Content-Type-Options', 'nosniff')
        .sendFile(file, { root: folder, maxAge: '365d', immutable: true });
    });
  }
  return router;
}
