import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named } from '../test-kit/mount-feature.tsx';
import { openApp } from './test-kit/open-app.tsx';

let broken: boolean;
const page = (heading: string) => () => {
  if (broken) throw new Error('broken');
  return <h1>{heading}</h1>;
};
jest.unstable_mockModule('../features/symbols/symbols-page.tsx', () => ({
  SymbolsPage: page('Symbols'),
}));
jest.unstable_mockModule('../features/landing/landing-page.tsx', () => ({
  LandingPage: page('Bring it all to the table'),
}));

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leavePage(backend);
  jest.restoreAllMocks();
});

test.each([
  ['a cook', '/symbols', 'Symbols'],
  ['a visitor', '/', 'Bring it all to the table'],
])(
  'a page that throws shows %s the fallback screen, and Try Again the page once it is well',
  async (who, address, heading) => {
    if (who === 'a visitor') backend.user = null;
    const { user } = await openApp(address, backend);
    await named('heading', 'Something went wrong');
    screen.getByText(
      'We encountered an unexpected error. Please try refreshing the page or return to the home page.',
    );
    expect(
      [...document.querySelectorAll('main button, main a')].map(({ textContent }) => textContent),
    ).toEqual(['Try Again', 'Refresh Page', 'Go Home']);
    expect(screen.getByText('Go Home').getAttribute('href')).toBe('/');
    // It is still broken.
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await named('heading', 'Something went wrong');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await named('heading', heading);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  },
);
