import { LIMITS as INVITATIONS } from './invitation/invitation-limits.data.ts';
import type { InvitationStore } from './invitation/invitation-store.ts';
import { LIMITS as LINKS } from './links/link-limits.data.ts';
import type { SignUpStore } from './links/sign-up-store.ts';

interface Forgetful {
  invitations: Pick<InvitationStore, 'removeExpired'>;
  signUps: Pick<SignUpStore, 'removeNotedBefore'>;
}

/** Removes what has served its time. What is announced of it and waits to be told keeps it: a bus that is away for long loses nothing. */
export async function forgetOld({ invitations, signUps }: Forgetful, now: Date): Promise<void> {
  await invitations.removeExpired(new Date(now.getTime() - INVITATIONS.keptMs));
  await signUps.removeNotedBefore(new Date(now.getTime() - LINKS.signUpsKeptMs));
}
