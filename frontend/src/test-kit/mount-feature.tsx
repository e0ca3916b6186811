import { jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { recipePolicies } from '../kitchen/recipe/recipe-policies.ts';
import { createApolloClient } from '../shared/api/apollo-client.ts';
import { refreshUser } from '../shared/session/current-user.ts';
import { Look } from '../shared/theme/look.tsx';
import { Toasts } from '../shared/toasts/toasts.tsx';
import type { FakeBackend } from './fake-backend.ts';
import './jsdom-gaps.ts';
import { notFound } from './not-found.ts';

// Found as soon as it is there; the limit is for a busy machine.
configure({ defaultHidden: true, getElementError: notFound });

export const login = {
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

/** Elements by the path at which they show. */
type Pages = Record<string, ReactNode>;

/** A new page of the browser at an address, with the network's edge in the test's hands. */
export async function newPage(backend: FakeBackend, address: string): Promise<void> {
  signedIn = backend.user !== null;
  localStorage.clear();
  history.replaceState(null, '', address);
  document.title = 'Convivio';
  globalThis.fetch = backend.fetch;
  navigator.sendBeacon = () => true;
  // The session is asked for once a page; this is another page.
  await refreshUser();
}

export function show(page: ReactNode) {
  render(page);
  // News arrive by themselves here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { user: userEvent.setup({ applyAccept: false, delay: null, pointerEventsCheck: 0 }) };
}

/**
 * A page, dialog or section of a feature with what it stands on: look, session, toasts, graph and the routes that are named. Every
 * other address shows nothing.
 */
export async function mountFeature(backend: FakeBackend, address: string, pages: Pages) {
  await newPage(backend, address);
  const client = createApolloClient({ typePolicies: recipePolicies });
  return show(
    <Look>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <Routes>
            {Object.entries(pages).map(([path, element]) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </BrowserRouter>
      </ApolloProvider>
      <Toasts />
    </Look>,
  );
}

/** Takes the page away and ends the backend's streams. Fails where the web app and the product's schema did not agree. */
export function leavePage(backend: FakeBackend): void {
  cleanup();
  backend.close();
  const [mistake] = backend.mistakes.splice(0);
  if (mistake) throw mistake;
}

export const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
export const toast = (title: string) => screen.findByText(title, { selector: 'b' });
