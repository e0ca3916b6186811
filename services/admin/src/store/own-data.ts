import { jsonList, type OwnData } from '@convivio/platform/own-data';
import type { AccountStore } from '../domain/account/account-store.ts';
import type { SessionStore } from '../domain/devices/session-store.ts';

/** What is held here about a user: the account, and when and where the app was open. */
export function accountData(accounts: AccountStore, sessions: SessionStore): OwnData {
  return async function* (userId) {
    const account = await accounts.find(userId);
    if (!account) return;
    yield { path: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` };
    yield { path: 'sessions.json', content: jsonList(sessions.every(userId)) };
  };
}
