import { jest } from '@jest/globals';

const fresh = { authenticated: true, token: 'token-1' as string | undefined };

/**
 * The login client of the test that runs: what renewing a token does is for the test to say. Import
 * it before what uses the session.
 */
export const login = {
  ...fresh,
  updateToken: jest.fn<(secondsLeft: number) => Promise<boolean>>(),
  isTokenExpired: () => false,
  /** Signs a cook in, whose next tokens are token-2, token-3 and so on. */
  reset() {
    Object.assign(login, fresh);
    let tokens = 1;
    login.updateToken.mockReset().mockImplementation(async (secondsLeft) => {
      if (secondsLeft !== -1) return false;
      login.token = `token-${(tokens += 1)}`;
      return true;
    });
  },
  /** What the login client does when the session is over. */
  async refuse(): Promise<boolean> {
    Object.assign(login, { authenticated: false, token: undefined });
    throw new Error('refused');
  },
  async beUnreachable(): Promise<boolean> {
    throw new TypeError('Failed to fetch');
  },
  /** How often a new token was asked for. */
  renewals: () => login.updateToken.mock.calls.filter(([secondsLeft]) => secondsLeft === -1).length,
};

jest.unstable_mockModule('../shared/session/login.ts', () => ({
  startedLogin: async () => login,
  tokenNow: () => login.token ?? null,
}));
jest.unstable_mockModule('../shared/session/other-tabs.ts', () => ({
  onSignOutElsewhere() {},
  tellSignOut() {},
}));
