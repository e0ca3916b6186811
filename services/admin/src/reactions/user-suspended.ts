import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { AccountStore } from '../domain/account/account-store.ts';
import type { LoginDirectory } from '../domain/account/login-directory.ts';
import { followSuspension } from '../domain/users/follow-suspension.ts';
import { PATIENT_BACKOFF_MS } from './patient-backoff.ts';

/** Disables a suspended user at the issuer, and enables one who is reactivated. */
export function onUserSuspended(
  bus: Bus,
  { accounts, directory }: { accounts: AccountStore; directory: LoginDirectory },
): Promise<Consumer> {
  return bus.react({
    durable: 'admin.user-suspended',
    subjects: ['user.suspended', 'user.reactivated'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.suspended'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('a suspension without a user');
      await followSuspension(accounts, directory, read.data.userId);
    },
  });
}
