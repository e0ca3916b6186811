import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSignedIn } from '../shared/session/access-token.ts';
import { App } from './app.tsx';
import { fetchPage } from './lazy-pages.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');
// It comes while the server is asked who is here.
void isSignedIn().then((signedIn) => fetchPage(location.pathname, signedIn));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
