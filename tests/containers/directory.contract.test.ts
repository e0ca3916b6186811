import { describe } from '@jest/globals';
import { issuerClient } from '../../services/admin/src/issuer/issuer-client.ts';
import { keycloakDirectory } from '../../services/admin/src/issuer/keycloak-directory.ts';
import { directoryContract } from '../../services/admin/test/directory-contract.ts';
import { addressOf } from './addresses.ts';
import { realmSecret } from './engines/keycloak.ts';
import { signIn } from './keycloak-sign-in.ts';

const issuer = `${new URL(addressOf('keycloak')).origin}/realms/convivio`;

describe('the directory of Keycloak', () => {
  directoryContract(() => ({
    directory: keycloakDirectory(
      issuerClient({ issuer, clientId: 'convivio-admin', clientSecret: realmSecret }),
    ),
    signUp: (email, password) =>
      signIn(issuer, { register: { email, password, firstName: 'Dora', lastName: 'M' } }),
    signIn: (email, password) => signIn(issuer, { email, password }),
    async isRenewed({ refresh_token }) {
      const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'convivio-web',
          refresh_token,
        }),
      });
      return response.ok;
    },
  }));
});
