import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer, Envelope } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { AuditRecord, AuditStore } from '../domain/users/audit.ts';

/** Keeps in the audit list what administrators do in other services, which tell of it anyway. */
export function onAdministratorActed(
  bus: Bus,
  { audit }: { audit: AuditStore },
): Promise<Consumer> {
  return bus.react({
    durable: 'admin.administrator-acted',
    subjects: ['invitation.revoked', 'discovered-ingredient.verified'],
    async handle(message) {
      const { id, time, actor } = message;
      const acted = actedIn(message);
      if (!acted) throw new UnreadableMessage(`${message.subject} without what was done`);
      // One's own invitation is revoked by oneself, administrator or not.
      if (actor === null || actor.id === acted.userId) return;
      await audit.insertOnce(id, { at: new Date(time), adminId: actor.id, ...acted });
    },
  });
}

type Acted = Pick<AuditRecord, 'act' | 'userId' | 'about'>;

function actedIn({ subject, data }: Envelope): Acted | null {
  if (subject === 'invitation.revoked') {
    const read = messages[subject].safeParse(data);
    return read.success ? { act: 'revokeInvitation', userId: read.data.ownerId } : null;
  }
  const read = messages['discovered-ingredient.verified'].safeParse(data);
  return read.success ? { act: 'verifyIngredient', userId: null, about: read.data.name } : null;
}
