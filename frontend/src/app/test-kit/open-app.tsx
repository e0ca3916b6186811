import { jest } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeBackend } from './fake-backend.ts';

// Found as soon as it is there; the limit is for a busy machine.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(30_000);

const login = {
  goTo: jest.fn<(options: unknown) => Promise<void>>(async () => {}),
  signUp: jest.fn<(options: unknown) => Promise<void>>(async () => {}),
  leave: jest.fn<(options: unknown) => Promise<void>>(async () => {}),
};
let signedIn = true;

jest.unstable_mockModule('keycloak-js', () => ({
  default: function Keycloak() {
    return {
      init: async () => signedIn,
      updateToken: async () => false,
      isTokenExpired: () => false,
      login: login.goTo,
      register: login.signUp,
      logout: login.leave,
      get authenticated() {
        return signedIn;
      },
      get token() {
        return signedIn ? 'token-1' : undefined;
      },
    };
  },
}));

// What jsdom leaves out and every browser has.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
});
Object.assign(globalThis, { scrollTo() {} });
// Tests fetch what they show and nothing beforehand.
Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback() {} });
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} });

/** The whole web app at an address, with the network's edge in the test's hands. */
export async function openApp(address: string, backend: FakeBackend) {
  signedIn = backend.user !== null;
  localStorage.clear();
  history.replaceState(null, '', address);
  document.title = 'Convivio';
  globalThis.fetch = backend.fetch;
  navigator.sendBeacon = () => true;
  const [{ App }, { refreshUser }] = await Promise.all([
    import('../app.tsx'),
    import('../../shared/session/current-user.ts'),
  ]);
  // The session is asked for once a page; this is another page.
  await refreshUser();
  render(<App />);
  // News arrive by themselves here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { user: userEvent.setup({ applyAccept: false, delay: null }), login };
}

/** Takes the page away and ends the backend's streams. Fails where the web app and the product's schema did not agree. */
export function leaveApp(backend: FakeBackend): void {
  cleanup();
  backend.close();
  const [mistake] = backend.mistakes.splice(0);
  if (mistake) throw mistake;
}
