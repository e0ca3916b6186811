import type { Account, Profile } from './account.ts';

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  /** Creates the account or brings it up to date, in one write. */
  save(profile: Profile, now: Date): Promise<Account>;
}

export interface SessionStore {
  /** Begins the session; one that has ended goes on, one that runs stays as it is. True when it is new. */
  begin(session: {
    id: string;
    userId: string;
    timezone: string;
    userAgent: string;
    startedAt: Date;
  }): Promise<boolean>;
  /** Ends a running session. False when there was none. */
  end(id: string, userId: string, endedAt: Date): Promise<boolean>;
}
