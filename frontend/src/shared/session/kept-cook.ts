import { onDevice, readJson } from '../storage/web-storage.ts';
import type { User } from './current-user.ts';

const COOK = 'kept-cook';
const OF_COOKS = 'kept:';

/** Has the device know its cook without a network, until they sign out; what it kept for others goes. */
export function keepCook({ id, firstName, lastName, email }: User): void {
  dropKept(id);
  // Who administers is for the server to say.
  const cook: User = { id, firstName, lastName, email, isAdmin: false };
  onDevice.keep(COOK, JSON.stringify(cook));
}

/** The cook that this device knows. */
export function keptCook(): User | null {
  const cook = readJson(onDevice.read(COOK)) as Partial<User> | null;
  return typeof cook?.id === 'string' && typeof cook.firstName === 'string' ? (cook as User) : null;
}

/** Nobody is signed in here: nothing of what was read stays. */
export function forgetCook(): void {
  onDevice.keep(COOK, null);
  dropKept(null);
}

/** What the device keeps of what its cook has read, for when there is no network. */
export interface KeptForCook {
  /** JSON as it was kept; null where there is none. */
  read: (name: string) => unknown;
  /** Null drops it. Of a cook whom the device does not know nothing is kept. */
  keep: (name: string, value: object | null) => void;
}

export function keptForCook(cookId: string): KeptForCook {
  const key = (name: string) => `${OF_COOKS}${cookId}:${name}`;
  return {
    read: (name) => readJson(onDevice.read(key(name))),
    keep(name, value) {
      const isKept = value !== null && keptCook()?.id === cookId;
      onDevice.keep(key(name), isKept ? JSON.stringify(value) : null);
    },
  };
}

function dropKept(except: string | null): void {
  for (const key of onDevice.keys())
    if (key.startsWith(OF_COOKS) && (except === null || !key.startsWith(`${OF_COOKS}${except}:`)))
      onDevice.keep(key, null);
}
