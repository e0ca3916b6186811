import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const keycloak = {
  init: jest.fn<(options: Record<string, unknown>) => Promise<boolean>>(),
  updateToken: jest.fn<(seconds: number) => Promise<boolean>>(),
  login: jest.fn<(options: unknown) => Promise<void>>(),
  logout: jest.fn<(options: unknown) => Promise<void>>(),
  register: jest.fn<(options: unknown) => Promise<void>>(),
  createLoginUrl: jest.fn<(options: unknown) => Promise<string>>(),
  isTokenExpired: () => false,
  authenticated: true,
  token: undefined as string | undefined,
};
const created = jest.fn();
jest.unstable_mockModule('keycloak-js', () => ({
  default: function Keycloak(config: unknown) {
    created(config);
    return keycloak;
  },
}));

const user = {
  id: 'u1',
  firstName: 'Ilaria',
  lastName: 'Conti',
  email: 'ilaria@example.org',
  isAdmin: false,
};
const login = { url: 'https://login.example', realm: 'convivio', clientId: 'convivio-web' };
const fetching = jest.fn<typeof fetch>();
const beacon = jest.fn<typeof navigator.sendBeacon>();
const asked = (path: string) => fetching.mock.calls.filter(([url]) => url === path);
let answers: Record<string, () => Response>;

/** The session is made once a page, so every test gets its modules anew, React among them. */
let { act, screen, waitFor, cleanup } = await import('@testing-library/react/pure.js');

async function openPage(address = '/') {
  jest.resetModules();
  const library = await import('@testing-library/react/pure.js');
  ({ act, screen, waitFor, cleanup } = library);
  history.replaceState(null, '', address);
  const { SessionProvider } = await import('./session-provider.tsx');
  const { useSession } = await import('./use-session.ts');
  const Page = () => <p>{useSession().user?.firstName ?? 'a visitor'}</p>;
  library.render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(keycloak, { authenticated: true, token: 'token-1' });
  keycloak.init.mockResolvedValue(true);
  keycloak.updateToken.mockResolvedValue(false);
  answers = {
    '/app-config.json': () => Response.json({ login }),
    '/api/auth/user': () => Response.json(user),
    '/api/analytics/session': () => new Response(null, { status: 204 }),
  };
  fetching.mockImplementation(
    async (url) => answers[String(url)]?.() ?? new Response('', { status: 404 }),
  );
  globalThis.fetch = fetching;
  navigator.sendBeacon = beacon;
});
afterEach(() => cleanup());

test('shows Loading... until it is known who is here, then the page', async () => {
  const opened = openPage();
  await opened;
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await screen.findByText('Ilaria');
  expect(created).toHaveBeenCalledWith(login);
  expect(keycloak.init).toHaveBeenCalledWith(
    expect.objectContaining({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
      pkceMethod: 'S256',
      checkLoginIframe: false,
    }),
  );
});

test('somebody without a session is a visitor, about whom the server is not asked', async () => {
  keycloak.authenticated = false;
  await openPage();
  await screen.findByText('a visitor');
  expect(asked('/api/auth/user')).toHaveLength(0);
  expect(asked('/api/analytics/session')).toHaveLength(0);
});

test('when the login is down, people count as visitors, and only signing in tries it again', async () => {
  keycloak.init.mockRejectedValue(new Error('timeout'));
  await openPage();
  await screen.findByText('a visitor');
  const { getToken } = await import('./access-token.ts');
  await expect(getToken()).resolves.toBeNull();
  expect(keycloak.init).toHaveBeenCalledTimes(1);
  keycloak.init.mockResolvedValue(false);
  const { signIn } = await import('./sign-in.ts');
  await signIn('/events');
  expect(keycloak.login).toHaveBeenCalledWith({ redirectUri: `${location.origin}/events` });
});

test('when the user cannot be had, nobody counts as signed in', async () => {
  answers['/api/auth/user'] = () => new Response('', { status: 503 });
  await openPage();
  await screen.findByText('a visitor');
  expect(asked('/api/auth/user')).toHaveLength(1);
});

test('a cook at work stays signed in while the server does not answer', async () => {
  await openPage();
  await screen.findByText('Ilaria');
  const { refreshUser } = await import('./current-user.ts');
  for (const silence of [
    () => new Response('', { status: 503 }),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ]) {
    answers['/api/auth/user'] = silence;
    await act(() => refreshUser());
    screen.getByText('Ilaria');
  }
});

test('a cook at work stays signed in while their token is refused and the login does not answer', async () => {
  await openPage();
  await screen.findByText('Ilaria');
  const { refreshUser } = await import('./current-user.ts');
  answers['/api/auth/user'] = () => new Response('', { status: 401 });
  keycloak.updateToken.mockImplementation(async (secondsLeft) => {
    if (secondsLeft === -1) throw new TypeError('Failed to fetch');
    return false;
  });
  for (const _ of [1, 2]) await act(() => refreshUser());
  screen.getByText('Ilaria');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('notes when a cook comes, and on leaving sends a beacon with the token', async () => {
  await openPage();
  await screen.findByText('Ilaria');
  const [, request] = asked('/api/analytics/session')[0]!;
  expect(JSON.parse(String(request?.body))).toEqual({
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
  const [url, body] = beacon.mock.calls[0]! as [string, Blob];
  expect(url).toBe('/api/analytics/session-end');
  expect(body.type).toBe('text/plain');
});

test('a session that cannot be noted only leaves a warning', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  answers['/api/analytics/session'] = () => new Response('', { status: 500 });
  await openPage();
  await screen.findByText('Ilaria');
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  warned.mockRestore();
});

test('/?login= sends a visitor to the login and back to where they wanted to be', async () => {
  keycloak.authenticated = false;
  keycloak.login.mockReturnValue(new Promise(() => {}));
  await openPage('/?login=%2Fevents%2F3');
  await waitFor(() =>
    expect(keycloak.login).toHaveBeenCalledWith({ redirectUri: `${location.origin}/events/3` }),
  );
  expect(screen.queryByText('a visitor')).toBeNull();
});

test('/?login= shows the page when the login is down', async () => {
  keycloak.init.mockRejectedValue(new Error('timeout'));
  await openPage('/?login=%2Fevents%2F3');
  await screen.findByText('a visitor');
  expect(location.search).toBe('');
});

test('/?logout signs out', async () => {
  keycloak.logout.mockReturnValue(new Promise(() => {}));
  await openPage('/?logout');
  await waitFor(() =>
    expect(keycloak.logout).toHaveBeenCalledWith({ redirectUri: `${location.origin}/` }),
  );
});

/** A page whose session ends under it. */
async function openLost() {
  await openPage();
  await screen.findByText('Ilaria');
  const { rest } = await import('../api/rest.ts');
  answers['/api/recipes'] = () => new Response('', { status: 401 });
  keycloak.updateToken.mockImplementation(async (secondsLeft) => {
    if (secondsLeft !== -1) return false;
    Object.assign(keycloak, { token: undefined, authenticated: false });
    throw new Error('refused');
  });
  await act(async () => expect(rest.get('/api/recipes')).rejects.toMatchObject({ status: 401 }));
  return screen.findByRole('alertdialog', { name: 'You have been signed out' });
}

test('a session that ends while the page is open says so over the page', async () => {
  const dialog = await openLost();
  expect(dialog.textContent).toContain('what you typed is kept on this device');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign In'));
  screen.getByText('Ilaria');
});

describe('after a session has ended', () => {
  const signInElsewhere = () =>
    act(
      async () =>
        void dispatchEvent(new StorageEvent('storage', { key: 'signed-in-at', newValue: '1' })),
    );
  const comeBack = () => Object.assign(keycloak, { token: 'token-2', authenticated: true });
  const dialogs = () => screen.queryAllByRole('alertdialog');

  test('one signs in in a window beside the page, which then goes on as it stands', async () => {
    const replace = jest.fn();
    const opened = jest
      .spyOn(window, 'open')
      .mockReturnValue({ location: { replace } } as unknown as Window);
    keycloak.createLoginUrl.mockResolvedValue('https://login.example/auth');
    const dialog = await openLost();
    await act(async () => void dialog.querySelector<HTMLElement>('.MuiButton-contained')!.click());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://login.example/auth'));
    expect(keycloak.createLoginUrl).toHaveBeenCalledWith({
      redirectUri: `${location.origin}/signed-in.html`,
    });
    comeBack();
    await signInElsewhere();
    await waitFor(() => expect(dialogs()).toEqual([]));
    screen.getByText('Ilaria');
    opened.mockRestore();
  });

  test('the page itself goes to sign in where the browser opens no window', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const dialog = await openLost();
    await act(async () => void dialog.querySelector<HTMLElement>('.MuiButton-contained')!.click());
    await waitFor(() => expect(keycloak.login).toHaveBeenCalledTimes(1));
    opened.mockRestore();
  });

  test('another cook who signs in has a page of their own', async () => {
    await openLost();
    comeBack();
    answers['/api/auth/user'] = () => Response.json({ ...user, id: 'u2', firstName: 'Marco' });
    await signInElsewhere();
    await screen.findByText('Marco');
    await waitFor(() => expect(dialogs()).toEqual([]));
  });

  test('it stays ended while nobody has signed in, or the server does not say who', async () => {
    await openLost();
    await signInElsewhere();
    expect(dialogs()).toHaveLength(1);
    comeBack();
    answers['/api/auth/user'] = () => new Response('', { status: 503 });
    await act(async () => void dispatchEvent(new Event('focus')));
    expect(dialogs()).toHaveLength(1);
    screen.getByText('Ilaria');
  });
});

describe('whom the device remembers', () => {
  const remember = () =>
    localStorage.setItem('kept-cook', JSON.stringify({ ...user, isAdmin: true }));
  afterEach(() => localStorage.clear());

  test('is here while the login cannot be reached, and asked for when the network is back', async () => {
    remember();
    answers['/app-config.json'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await openPage();
    await screen.findByText('Ilaria');
    expect(asked('/api/auth/user')).toEqual([]);
    answers['/app-config.json'] = () => Response.json({ login });
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked('/api/auth/user')).toHaveLength(1));
    await waitFor(() => expect(asked('/api/analytics/session')).toHaveLength(1));
  });

  test('is forgotten with all that was kept for them once the login knows of nobody', async () => {
    remember();
    localStorage.setItem('kept:u1:cards', '{}');
    localStorage.setItem('view', 'list');
    keycloak.authenticated = false;
    await openPage();
    await screen.findByText('a visitor');
    expect(Object.keys(localStorage)).toEqual(['view']);
  });
});
