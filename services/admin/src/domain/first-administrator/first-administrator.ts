import { conflict } from '@convivio/platform/errors';
import type { LoginDirectory } from '../account/login-directory.ts';
import type { AuditStore } from '../users/audit.ts';
import type { OfferStore } from './offer-store.ts';

export interface OfferPorts {
  offers: OfferStore;
  audit: AuditStore;
  directory: LoginDirectory;
  /** Whether the settings name administrators, be they here already or not. */
  administratorsAreNamed: boolean;
}

interface Asking {
  id: string;
  isAdmin: boolean;
}

/**
 * Whether the administrator's role is offered to whoever asks: to the first account of an installation that has no administrator and names none in its
 * settings. While the login cannot tell, it is not.
 */
export async function isOffered(
  { offers, directory, administratorsAreNamed }: Omit<OfferPorts, 'audit'>,
  { id, isAdmin }: Asking,
): Promise<boolean> {
  if (isAdmin || administratorsAreNamed || !(await offers.isOpenFor(id))) return false;
  const administrators = await directory.administrators().catch(() => null);
  if (administrators === null) return false;
  // One's own role was given by a try whose end was not written down.
  if (administrators.every((each) => each === id)) return true;
  await offers.withdraw(id);
  return false;
}

/** Takes the role, which the next token of this account tells. Throws 409 where it is not offered, 503 while the login is away: then it can be tried again. */
export async function takeRole(ports: OfferPorts, asking: Asking, now: Date): Promise<void> {
  const { offers, audit, directory } = ports;
  if (!(await isOffered(ports, asking))) throw notOffered();
  const { id } = asking;
  const record = await audit.insert({
    at: now,
    adminId: id,
    act: 'becomeAdministrator',
    userId: id,
  });
  if (!(await offers.beginTaking(id))) {
    await audit.withdraw(record);
    throw notOffered();
  }
  try {
    await directory.makeAdministrator(id);
  } catch (error) {
    // What did not answer may have given it: it stays written down unless the login says otherwise.
    const isGiven = await hasRole(directory, id);
    if (isGiven === false) await audit.withdraw(record);
    if (isGiven !== true) throw error;
  }
  await offers.finishTaking(id);
}

/** Null where the login does not say. */
const hasRole = (directory: LoginDirectory, id: string): Promise<boolean | null> =>
  directory.administrators().then(
    (all) => all.includes(id),
    () => null,
  );

/** Declines the role; it is not offered again. Throws 409 where it is not offered. */
export async function declineRole(ports: OfferPorts, asking: Asking, now: Date): Promise<void> {
  if (!(await isOffered(ports, asking))) throw notOffered();
  const { id } = asking;
  const record = await ports.audit.insert({
    at: now,
    adminId: id,
    act: 'declineAdministrator',
    userId: id,
  });
  if (await ports.offers.decline(id)) return;
  await ports.audit.withdraw(record);
  throw notOffered();
}

const notOffered = () =>
  conflict(
    'ADMINISTRATOR_NOT_OFFERED',
    'The administrator’s role is not offered to you, or not any more.',
  );
