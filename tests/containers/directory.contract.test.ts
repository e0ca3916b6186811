import { describe, expect, test } from '@jest/globals';
import { issuerClient } from '../../services/admin/src/issuer/issuer-client.ts';
import { keycloakDirectory } from '../../services/admin/src/issuer/keycloak-directory.ts';
import { directoryContract } from '../../services/admin/test/directory-contract.ts';
import { addressOf } from './addresses.ts';
import { realmSecret } from './engines/keycloak.ts';
import { keycloakAdmin, userId } from './keycloak-admin.ts';
import { signIn } from './keycloak-sign-in.ts';

const address = new URL(addressOf('keycloak'));
const issuer = `${address.origin}/realms/convivio`;
const directory = keycloakDirectory(
  issuerClient({ issuer, clientId: 'convivio-admin', clientSecret: realmSecret }),
);

describe('the directory of Keycloak', () => {
  directoryContract(() => ({
    directory,
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

  test('counts as administrators who have the role by a group above theirs, or as a part of another role', async () => {
    const call = await keycloakAdmin(address);
    const newUser = async (name: string) => {
      const email = `${name}-${Date.now()}@example.org`;
      await call('POST', '/users', { username: email, email, enabled: true });
      return userId(call, email);
    };
    const [byGroup, byRole] = [await newUser('greta'), await newUser('rolf')];
    const admin = await call('GET', '/roles/admin');
    const mark = Date.now();

    await call('POST', '/groups', { name: `kitchen-${mark}` });
    const [group] = await call<{ id: string }[]>(
      'GET',
      `/groups?search=kitchen-${mark}&exact=true`,
    );
    await call('POST', `/groups/${group!.id}/children`, { name: 'chefs' });
    const [below] = await call<{ id: string }[]>('GET', `/groups/${group!.id}/children`);
    await call('PUT', `/users/${byGroup}/groups/${below!.id}`);
    await call('POST', '/roles', { name: `head cook ${mark}` });
    const role = await call('GET', `/roles/head%20cook%20${mark}`);
    await call('POST', `/users/${byRole}/role-mappings/realm`, [role]);
    const before = await directory.administrators();
    expect(before.filter((id) => [byGroup, byRole].includes(id))).toEqual([]);

    await call('POST', `/groups/${group!.id}/role-mappings/realm`, [admin]);
    await call('POST', `/roles/head%20cook%20${mark}/composites`, [admin]);
    expect(await directory.administrators()).toEqual(expect.arrayContaining([byGroup, byRole]));
  });
});
