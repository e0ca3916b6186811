import type { Bus, DeadLetter } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { invalid } from '@convivio/platform/errors';
import { requireAdministrator } from '@convivio/platform/identity';
import type { LoginDirectory } from '../domain/account/login-directory.ts';
import {
  discardLetter,
  replayLetter,
  replayLetters,
} from '../domain/system/act-on-dead-letters.ts';
import type { HeardInstances } from '../domain/system/instances.ts';
import type { AuditStore } from '../domain/users/audit.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const MOST_LETTERS = 100;
/** Letters may be of a megabyte; characters that are shown of one. */
const SHOWN_CHARACTERS = 2_000;

export interface SystemPorts {
  instances: HeardInstances;
  bus: Pick<Bus, 'openWork' | 'deadLetters'>;
  audit: AuditStore;
  directory: Pick<LoginDirectory, 'answers'>;
}

/** How the product runs, for administrators. */
export const systemQueries = ({
  instances,
  bus,
  directory,
}: SystemPorts): Pick<NonNullable<Resolvers['Query']>, 'system' | 'deadLetters'> => ({
  system: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const [openWork, deadLetterCount, loginAnswers] = await Promise.all([
      bus.openWork(),
      bus.deadLetters.count(),
      directory.answers(),
    ]);
    return {
      instances: instances.list(new Date()).map((instance) => ({
        ...instance,
        startedAt: instance.startedAt.toISOString(),
        lastHeardAt: instance.lastHeardAt.toISOString(),
      })),
      openWork,
      deadLetterCount,
      loginAnswers,
    };
  },
  deadLetters: async (_parent, { first, after }, { actor }) => {
    requireAdministrator(actor);
    const limit = first ?? 50;
    if (limit < 1 || limit > MOST_LETTERS)
      throw invalid('PAGE_SIZE', `Ask for 1 to ${MOST_LETTERS} dead letters at once.`, {
        first: `must be 1 to ${MOST_LETTERS}`,
      });
    return (await bus.deadLetters.list({ limit, ...(after && { after }) })).map(letterOf);
  },
});

export const systemMutations = ({
  bus,
  audit,
}: SystemPorts): Pick<
  NonNullable<Resolvers['Mutation']>,
  'replayDeadLetter' | 'replayDeadLetters' | 'discardDeadLetter'
> => ({
  replayDeadLetter: async (_parent, { id }, { actor }) => {
    const { id: adminId } = requireAdministrator(actor);
    try {
      return await replayLetter({ letters: bus.deadLetters, audit }, adminId, id, new Date());
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error;
      throw invalid(
        'DEAD_LETTER_UNREADABLE',
        'This dead letter is not a readable message: it can be discarded, not replayed.',
      );
    }
  },
  replayDeadLetters: (_parent, _arguments, { actor }) => {
    const { id: adminId } = requireAdministrator(actor);
    return replayLetters({ letters: bus.deadLetters, audit }, adminId, new Date());
  },
  discardDeadLetter: (_parent, { id }, { actor }) => {
    const { id: adminId } = requireAdministrator(actor);
    return discardLetter({ letters: bus.deadLetters, audit }, adminId, id, new Date());
  },
});

const letterOf = ({ message, raw, ...letter }: DeadLetter) => ({
  ...letter,
  readable: message !== null,
  content: raw.slice(0, SHOWN_CHARACTERS),
});
