import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('keycloak-js', () => ({
  default: function Keycloak() {
    return {
      init: async () => true,
      updateToken: async () => false,
      isTokenExpired: () => false,
      authenticated: true,
      token: 'token-1',
    };
  },
}));
const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react');
const { SessionProvider } = await import('./session-provider.tsx');
const { useSession } = await import('./use-session.ts');

const fetching = jest.fn<typeof fetch>();
const asked = () => fetching.mock.calls.filter(([url]) => url === '/api/auth/user').length;
const Page = () => <p>{useSession().user?.firstName ?? 'a visitor'}</p>;
/** Another page of the same visit. */
const openPage = async () => {
  cleanup();
  render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
  await screen.findByText('Ilaria');
};
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'performance',
      'requestAnimationFrame',
    ],
  });
  fetching.mockImplementation(async (url) => {
    if (url === '/app-config.json')
      return Response.json({
        login: { url: 'https://login.example', realm: 'convivio', clientId: 'convivio-web' },
      });
    return url === '/api/auth/user'
      ? Response.json({
          id: 'u1',
          firstName: 'Ilaria',
          lastName: 'Conti',
          email: 'ilaria@example.org',
          isAdmin: false,
        })
      : new Response(null, { status: 204 });
  });
  globalThis.fetch = fetching;
  navigator.sendBeacon = () => true;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('who is here is known for five minutes, and asked again by the first page after them alone', async () => {
  await openPage();
  expect(asked()).toBe(1);
  later(299_999);
  await openPage();
  expect(asked()).toBe(1);
  for (const [target, event] of [
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const)
    fireEvent(target, new Event(event));
  later(1);
  for (const [target, event] of [
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const)
    fireEvent(target, new Event(event));
  await act(async () => {});
  expect(asked()).toBe(1);
  await openPage();
  expect(asked()).toBe(2);
});
