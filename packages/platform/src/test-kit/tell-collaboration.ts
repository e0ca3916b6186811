import type { Bus } from '../bus/bus.ts';
import { newId } from '../database/ids.ts';
import type { Collaboration } from '../identity/collaborators.ts';

/** Says on the bus that a collaboration has started or ended, as the service does that knows of them. */
export function tellCollaboration(
  bus: Pick<Bus, 'publish'>,
  what: 'started' | 'ended',
  collaboration: Collaboration,
): Promise<void> {
  return bus.publish({
    id: `collaboration-${newId()}`,
    subject: `collaboration.${what}`,
    time: new Date().toISOString(),
    actor: { id: collaboration.ownerId },
    data: collaboration,
  });
}

export const collaborationOf = (
  owner: { id: string },
  collaborator: { id: string },
): Collaboration => ({
  collaborationId: newId(),
  ownerId: owner.id,
  collaboratorId: collaborator.id,
});
