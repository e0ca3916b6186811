import { expect, test } from '@jest/globals';
import { serviceAuthorization } from './identity.ts';
import { readGrant, signGrant } from './share-grant.ts';

const secret = 'a secret of more than thirty-two characters';
const grant = {
  recipeId: 'magic_42',
  title: 'Tart </script>',
  description: null,
  createdAt: '2026-06-01T12:00:00.000Z',
  expiresAt: null,
};

test('a grant is read as it was signed', async () => {
  expect(await readGrant(await signGrant(grant, secret), secret)).toEqual(grant);
});

test('a grant is forgotten after two minutes', async () => {
  const now = Date.UTC(2026, 5, 1, 12);
  const signed = await signGrant(grant, secret, now);
  expect(await readGrant(signed, secret, now + 60_000)).toEqual(grant);
  expect(await readGrant(signed, secret, now + 120_000)).toBeNull();
});

test('what was signed with another secret, for another end, or was tampered with is no grant', async () => {
  const signed = await signGrant(grant, secret);
  expect(await readGrant(signed, 'another secret of more than thirty-two chars')).toBeNull();
  const [, service] = (await serviceAuthorization('social', secret)).split(' ');
  expect(await readGrant(service as string, secret)).toBeNull();
  const [header, payload, signature] = signed.split('.');
  const other = Buffer.from(
    Buffer.from(payload as string, 'base64url')
      .toString()
      .replace('42', '43'),
  ).toString('base64url');
  expect(await readGrant([header, other, signature].join('.'), secret)).toBeNull();
  expect(await readGrant('', secret)).toBeNull();
});
