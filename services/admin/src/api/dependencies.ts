import type { AccessEndStore, AccountStore } from '../domain/account/account-store.ts';
import type { LoginDirectory } from '../domain/account/login-directory.ts';
import type { PersonPorts } from '../domain/account/person.ts';
import type { SessionStore } from '../domain/devices/session-store.ts';
import type { ErasureStore } from '../domain/erasure/erasure-store.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { AuditStore } from '../domain/users/audit.ts';
import type { SystemPorts } from './system-resolvers.ts';

/** What the resolvers are given. */
export interface Dependencies {
  accounts: AccountStore;
  sessions: SessionStore;
  ends: AccessEndStore;
  erasures: ErasureStore;
  audit: AuditStore;
  actsFor: PersonPorts['actsFor'];
  usage: UsageStore;
  system: SystemPorts;
  directory: LoginDirectory;
  /** What links are signed with. */
  secret: string;
  /** A password that cannot be guessed. */
  newPassword(): string;
}
