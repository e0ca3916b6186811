import { jwtVerify, SignJWT } from 'jose';
import type Provider from 'oidc-provider';

/**
 * keycloak-js decodes refresh tokens as JWTs, oidc-provider issues opaque ones. The opaque value travels as the
 * `jti` of a signed JWT: made where a refresh token is saved, opened where one is looked up.
 */
export function wrapRefreshTokens(provider: Provider, key: Uint8Array): void {
  const { RefreshToken } = provider;
  const save = RefreshToken.prototype.save;
  const find = RefreshToken.find;

  RefreshToken.prototype.save = async function saveWrapped(
    this: InstanceType<typeof RefreshToken>,
  ) {
    const jti = await save.call(this);
    return new SignJWT({
      typ: 'Refresh',
      azp: this.clientId,
      sid: this.sessionUid,
      scope: this.scope,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(provider.issuer)
      .setAudience(provider.issuer)
      .setSubject(this.accountId ?? '')
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime(this.exp ?? `${this.remainingTTL}s`)
      .sign(key);
  };
  RefreshToken.find = async function findWrapped(token, options) {
    const jti = await open(token, provider.issuer, key);
    return jti === undefined ? undefined : find.call(RefreshToken, jti, options);
  } as typeof find;
}

async function open(token: string, issuer: string, key: Uint8Array): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience: issuer,
      algorithms: ['HS256'],
    });
    return payload.jti;
  } catch {
    return undefined;
  }
}
