import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('./login.ts', () => ({
  startedLogin: async () => ({}),
  tokenNow: () => null,
}));
Object.assign(globalThis, {
  location: { origin: 'https://convivio.example', pathname: '/', search: '' },
});
const { localPath } = await import('./sign-in.ts');

test.each(['/', '/recipes/5?eventId=7', '/events/3#menu'])('comes back to %s', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
])('never leads to %p', (address) => {
  expect(localPath(address)).toBe('/');
});
