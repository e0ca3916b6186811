import type { FakeBackend } from '../../test-kit/fake-backend.ts';
import { login, newPage, show } from '../../test-kit/mount-feature.tsx';

/** The whole web app at an address, on a device that keeps these texts. */
export async function openApp(
  address: string,
  backend: FakeBackend,
  kept: Record<string, string> = {},
) {
  await newPage(backend, address);
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  const { App } = await import('../app.tsx');
  return { ...show(<App />), login };
}
