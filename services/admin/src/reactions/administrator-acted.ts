import { messages, type Subject } from '@convivio/contracts/messages';
import type { Bus, Consumer, Envelope } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { letterTitle } from '../domain/system/act-on-dead-letters.ts';
import type { AuditRecord, AuditStore } from '../domain/users/audit.ts';

/** Keeps in the audit list what administrators do in other services, and operators at the command line, which tell of it anyway. */
export function onAdministratorActed(
  bus: Bus,
  { audit }: { audit: AuditStore },
): Promise<Consumer> {
  return bus.react({
    durable: 'admin.administrator-acted',
    subjects: Object.keys(acts),
    async handle(message) {
      const { id, time, actor, subject, data } = message;
      const acted = acts[subject as Subject]?.(data);
      if (!acted) throw new UnreadableMessage(`${subject} without what was done`);
      const adminId = isByOperator(message) ? null : actor?.id;
      // One's own invitation is revoked by oneself, administrator or not.
      if (adminId === undefined || adminId === acted.userId) return;
      await audit.insertOnce(id, { at: new Date(time), adminId, userId: null, ...acted });
    },
  });
}

/** Whoever acts at the command line has no account; administrators act on dead letters in this service, which writes it down itself. */
const isByOperator = ({ subject }: Envelope) => subject.startsWith('dead-letter.');

type Acted = Pick<AuditRecord, 'act' | 'about'> & { userId?: string };

/** What was done, by what tells of it; null for what cannot be read. */
const acts: Partial<Record<Subject, (data: unknown) => Acted | null>> = {
  'invitation.revoked': (data) => {
    const read = messages['invitation.revoked'].safeParse(data);
    return read.success ? { act: 'revokeInvitation', userId: read.data.ownerId } : null;
  },
  'discovered-ingredient.verified': (data) => {
    const read = messages['discovered-ingredient.verified'].safeParse(data);
    return read.success ? { act: 'verifyIngredient', about: read.data.name } : null;
  },
  'dead-letter.replayed': (data) => ofLetter('replayDeadLetters', data),
  'dead-letter.discarded': (data) => ofLetter('discardDeadLetter', data),
};

function ofLetter(act: 'replayDeadLetters' | 'discardDeadLetter', data: unknown): Acted | null {
  const read = messages['dead-letter.replayed'].safeParse(data);
  return read.success ? { act, about: letterTitle(read.data) } : null;
}
