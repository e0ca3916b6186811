import { jsonList, type OwnData } from '@convivio/platform/own-data';
import type { AccountStore } from '../domain/account/account-store.ts';
import type { SessionStore } from '../domain/devices/session-store.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';

/** What is held here about a user: the account, when and where the app was open, and what was used. */
export function accountData({
  accounts,
  sessions,
  usage,
}: {
  accounts: AccountStore;
  sessions: SessionStore;
  usage: UsageStore;
}): OwnData {
  return async function* (userId) {
    const account = await accounts.find(userId);
    if (!account) return;
    yield { path: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` };
    yield { path: 'sessions.json', content: jsonList(sessions.every(userId)) };
    const ever = { from: new Date(0), to: new Date() };
    yield { path: 'usage.json', content: jsonList(usage.recordsOfUser(userId, ever)) };
  };
}
