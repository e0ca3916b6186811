import { onDevice, readJson } from '../../../shared/storage/web-storage.ts';
import { CAME_FROM } from './came-from-key.data.ts';
import { visit } from './visit.ts';

/** By which link somebody came who wants to join. */
interface CameFrom {
  token: string;
  visit: string;
}

/** Keeps it on the device until there is an account: in an address it would be told to others. */
export const rememberLink = (token: string): void =>
  void onDevice.keep(CAME_FROM, JSON.stringify({ token, visit: visit() } satisfies CameFrom));

export function rememberedLink(): CameFrom | null {
  const kept = readJson(onDevice.read(CAME_FROM)) as Partial<CameFrom> | null;
  return typeof kept?.token === 'string' && typeof kept.visit === 'string'
    ? { token: kept.token, visit: kept.visit }
    : null;
}

export const forgetLink = (): void => void onDevice.keep(CAME_FROM, null);
