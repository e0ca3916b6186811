import type { AccessEndStore, AccountStore } from '../domain/account/account-store.ts';
import type { LoginDirectory } from '../domain/account/login-directory.ts';
import type { AiBudgetStore } from '../domain/budget/ai-budget-store.ts';
import type { LogoutPorts } from '../domain/devices/hear-logout.ts';
import type { SessionStore } from '../domain/devices/session-store.ts';
import type { ErasureStore } from '../domain/erasure/erasure-store.ts';
import type { PersonPorts } from '../domain/account/person.ts';
import type { OfferStore } from '../domain/first-administrator/offer-store.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { AuditStore } from '../domain/users/audit.ts';
import type { UserListStore } from '../domain/users/user-list-store.ts';
import type { SystemPorts } from '../domain/system/read-system.ts';

/** What the resolvers are given. */
export interface Dependencies extends SystemPorts {
  users: UserListStore;
  usage: UsageStore;
  actsFor: PersonPorts['actsFor'];
  accounts: AccountStore;
  sessions: SessionStore;
  ends: AccessEndStore;
  erasures: ErasureStore;
  audit: AuditStore;
  budgets: AiBudgetStore;
  offers: OfferStore;
  administratorsAreNamed: boolean;
  directory: LoginDirectory;
  readLogout: LogoutPorts['readLogout'];
  /** What links are signed with. */
  secret: string;
  /** A password that cannot be guessed. */
  newPassword(): string;
}
