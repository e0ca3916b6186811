import { inlineHash } from './pages/html.ts';
import type { Frame } from './pages/layout.ts';
import { pageStyle } from './pages/style.ts';
import type { RealmPaths } from './realm-paths.ts';

/** What the login's pages are made with: their frame and the headers they are sent with. */
export interface PageKit {
  /** `returnTo` is the page the person came from; the mark leads to the first page of that origin. */
  frame(returnTo?: unknown): Frame;
  /** For pages: no script at all, forms posted here and led back to the product. */
  headers: Record<string, string>;
  /** For the frames that keycloak-js opens: one script, framed by the product only. */
  frameHeaders(script: string): Record<string, string>;
}

/** The frame and headers for the pages of one realm. */
export function createPageKit(
  paths: RealmPaths,
  redirectOrigins: string[],
  isAllowedRedirect: (uri: string) => boolean,
): PageKit {
  const style = pageStyle(paths.assets);
  const origins = redirectOrigins.map((origin) => new URL(origin).origin);
  const common = {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-site',
  };
  return {
    frame(returnTo) {
      const origin =
        typeof returnTo === 'string' && isAllowedRedirect(returnTo)
          ? new URL(returnTo).origin
          : origins[0];
      return { home: `${origin ?? ''}/`, style, assets: paths.assets };
    },
    headers: {
      ...common,
      // Browsers apply form-action to the redirect after the post as well, hence the product's origins.
      // The empty script-src is where oidc-provider names its own self-posting form by hash.
      'Content-Security-Policy': [
        "default-src 'none'",
        'script-src',
        `style-src ${inlineHash(style)}`,
        "font-src 'self'",
        'img-src data:',
        `form-action 'self' ${origins.join(' ')}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'X-Frame-Options': 'DENY',
    },
    frameHeaders: (script) => ({
      ...common,
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${inlineHash(script)}`,
        "connect-src 'self'",
        `frame-ancestors 'self' ${origins.join(' ')}`,
        "base-uri 'none'",
      ].join('; '),
    }),
  };
}
