import type { FakeBackend } from '../../test-kit/fake-backend.ts';
import { login, newPage, show } from '../../test-kit/mount-feature.tsx';

/** The whole web app at an address. */
export async function openApp(address: string, backend: FakeBackend) {
  await newPage(backend, address);
  const { App } = await import('../app.tsx');
  return { ...show(<App />), login };
}
