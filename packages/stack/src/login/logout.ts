import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PageKit } from './page-kit.ts';
import type { RealmPaths } from './realm-paths.ts';

/**
 * Ends the session at once when the request proves by its ID token that the product sent it for this person
 * (OpenID Connect RP-Initiated Logout 1.0, section 2). False when the person must be asked: a link on any site could lead here.
 */
export async function signOut(ctx: KoaContextWithOIDC, kit: PageKit): Promise<boolean> {
  const { provider, session, params, entities } = ctx.oidc;
  const subject = (entities['IdTokenHint'] as { payload?: { sub?: unknown } } | undefined)?.payload
    ?.sub;
  if (!session?.accountId || subject !== session.accountId) return false;

  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, {
    path: new URL(provider.issuer).pathname,
    httpOnly: true,
    sameSite: 'lax',
  });
  leave(
    ctx,
    (params?.['post_logout_redirect_uri'] as string | undefined) ?? kit.frame().home,
    params?.['state'] as string | undefined,
  );
  return true;
}

/** Middleware: who is not signed in is led on without a page (oidc-provider would post a form by script). */
export function endsWithoutAsking(
  provider: Provider,
  {
    paths,
    isAllowedRedirect,
    kit,
  }: { paths: RealmPaths; isAllowedRedirect: (uri: string) => boolean; kit: PageKit },
) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (ctx.method !== 'GET' || ctx.path !== `${paths.oidc}/logout`) return next();
    const { post_logout_redirect_uri: target, state } = ctx.query;
    if (target !== undefined && (typeof target !== 'string' || !isAllowedRedirect(target)))
      return next();
    if ((await provider.Session.get(ctx)).accountId) return next();
    leave(ctx, target ?? kit.frame().home, typeof state === 'string' ? state : undefined);
  };
}

function leave(
  ctx: Pick<KoaContextWithOIDC, 'status' | 'redirect'>,
  target: string,
  state: string | undefined,
): void {
  const url = new URL(target);
  if (state !== undefined) url.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(url.href);
}
