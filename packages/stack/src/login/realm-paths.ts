/** The addresses of a realm, as Keycloak lays them out (and keycloak-js calls them). */
export function realmPaths(realm: string) {
  const root = `/realms/${realm}`;
  return {
    root,
    oidc: '/protocol/openid-connect',
    assets: `${root}/assets`,
    interaction: (uid: string) => `${root}/interaction/${uid}`,
    signIn: (uid: string) => `${root}/interaction/${uid}/login`,
    signUp: (uid: string) => `${root}/interaction/${uid}/register`,
    forgotten: `${root}/login-actions/reset-credentials`,
    newPassword: `${root}/login-actions/new-password`,
    newPasswordBy: (key: string) =>
      `${root}/login-actions/new-password?key=${encodeURIComponent(key)}`,
  };
}

export type RealmPaths = ReturnType<typeof realmPaths>;

/** Marks an authorization request that should open the sign-up form. */
export const SIGN_UP_PARAM = 'kc_register';
