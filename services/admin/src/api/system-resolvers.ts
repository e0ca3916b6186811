import { requireAdministrator } from '@convivio/platform/identity';
import {
  discardLetter,
  replayLetter,
  replayLetters,
} from '../domain/system/act-on-dead-letters.ts';
import type { Instance } from '../domain/system/instances.ts';
import { listDeadLetters } from '../domain/system/list-dead-letters.ts';
import { readSystem, type SystemPorts } from '../domain/system/read-system.ts';
import type { AuditStore } from '../domain/users/audit.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';

/** How the product runs, for administrators. */
export const systemQueries = (
  ports: SystemPorts,
): Pick<QueryResolvers, 'system' | 'deadLetters'> => ({
  system: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const { instances, ...system } = await readSystem(ports, new Date());
    return { ...system, instances: instances.map(presentInstance) };
  },
  deadLetters: (_parent, { first, after }, { actor }) => {
    requireAdministrator(actor);
    return listDeadLetters(ports.letters, { first: first ?? 50, after: after ?? null });
  },
});

export const systemMutations = (
  ports: Pick<SystemPorts, 'letters'> & { audit: AuditStore },
): Pick<MutationResolvers, 'replayDeadLetter' | 'replayDeadLetters' | 'discardDeadLetter'> => ({
  replayDeadLetter: (_parent, { id }, { actor }) =>
    replayLetter(ports, requireAdministrator(actor).id, id, new Date()),
  replayDeadLetters: (_parent, _arguments, { actor }) =>
    replayLetters(ports, requireAdministrator(actor).id, new Date()),
  discardDeadLetter: (_parent, { id }, { actor }) =>
    discardLetter(ports, requireAdministrator(actor).id, id, new Date()),
});

const presentInstance = ({ startedAt, lastHeardAt, ...instance }: Instance) => ({
  ...instance,
  startedAt: startedAt.toISOString(),
  lastHeardAt: lastHeardAt.toISOString(),
});
