import { accessEnded } from '@convivio/platform/access-end';
import type { AccountStore } from '../account/account-store.ts';

const AT_ONCE = 500;

/** Tells anew who is suspended, since an end of access is remembered for two days: for those whom the issuer lets in all the same. */
export async function renewSuspensions(
  accounts: AccountStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  let after = '';
  while (!signal?.aborted) {
    const page = await accounts.suspended(after, AT_ONCE);
    for (const { id: userId, suspendedAt } of page)
      if (suspendedAt)
        await accounts.tellSuspended(userId, [
          accessEnded(userId, { userId, reason: 'suspended' }, suspendedAt, now),
        ]);
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!.id;
  }
}
