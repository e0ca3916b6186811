import { beforeEach, describe, expect, jest, test } from '@jest/globals';

const told: string[] = [];
const post = jest.fn<(path: string) => Promise<void>>();
jest.unstable_mockModule('./login.ts', () => ({
  startedLogin: async () => ({ logout: async () => void told.push('login') }),
  tokenNow: () => null,
}));
jest.unstable_mockModule('../api/rest.ts', () => ({ rest: { post } }));
Object.assign(globalThis, {
  location: { origin: 'https://convivio.example', pathname: '/', search: '' },
});
const { localPath, signOut } = await import('./sign-in.ts');

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

describe('signing out', () => {
  beforeEach(() => {
    told.length = 0;
    post.mockReset();
  });

  test('ends the token at hand, then the session at the login', async () => {
    post.mockImplementation(async (path) => void told.push(path));
    await signOut();
    expect(told).toEqual(['/api/auth/sign-out', 'login']);
  });

  test('goes on where the product does not answer', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut();
    expect(told).toEqual(['login']);
  });
});
