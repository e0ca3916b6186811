import type { Bus, DeadLetter } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { invalid } from '@convivio/platform/errors';
import { requireAdministrator } from '@convivio/platform/identity';
import type { HeardInstances } from '../domain/system/instances.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const MOST_LETTERS = 100;
/** Letters may be of a megabyte; characters that are shown of one. */
const SHOWN_CHARACTERS = 2_000;

export interface SystemPorts {
  instances: HeardInstances;
  bus: Pick<Bus, 'openWork' | 'deadLetters'>;
}

/** How the product runs, for administrators. */
export const systemQueries = ({
  instances,
  bus,
}: SystemPorts): Pick<NonNullable<Resolvers['Query']>, 'system' | 'deadLetters'> => ({
  system: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const [openWork, deadLetterCount] = await Promise.all([
      bus.openWork(),
      bus.deadLetters.count(),
    ]);
    return {
      instances: instances.list(new Date()).map((instance) => ({
        ...instance,
        startedAt: instance.startedAt.toISOString(),
        lastHeardAt: instance.lastHeardAt.toISOString(),
      })),
      openWork,
      deadLetterCount,
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
}: SystemPorts): Pick<
  NonNullable<Resolvers['Mutation']>,
  'replayDeadLetter' | 'replayDeadLetters' | 'discardDeadLetter'
> => ({
  replayDeadLetter: async (_parent, { id }, { actor }) => {
    requireAdministrator(actor);
    try {
      return await bus.deadLetters.replay(id);
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error;
      throw invalid(
        'DEAD_LETTER_UNREADABLE',
        'This dead letter is not a readable message: it can be discarded, not replayed.',
      );
    }
  },
  replayDeadLetters: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    return replayAll(bus.deadLetters);
  },
  discardDeadLetter: (_parent, { id }, { actor }) => {
    requireAdministrator(actor);
    return bus.deadLetters.discard(id);
  },
});

/** At once: who gave them up gets them all in a moment. */
const MOST_REPLAYED = 500;

/** The ids are taken first: a letter that is given up again at once comes as a new one. */
async function replayAll(letters: SystemPorts['bus']['deadLetters']): Promise<number> {
  const ids: string[] = [];
  let after: string | null = null;
  while (ids.length < MOST_REPLAYED) {
    const page: DeadLetter[] = await letters.list({ limit: MOST_LETTERS, ...(after && { after }) });
    ids.push(...page.filter(({ message }) => message !== null).map(({ id }) => id));
    after = page.at(-1)?.id ?? null;
    if (page.length < MOST_LETTERS) break;
  }
  let replayed = 0;
  for (const id of ids.slice(0, MOST_REPLAYED)) if (await letters.replay(id)) replayed += 1;
  return replayed;
}

const letterOf = ({ message, raw, ...letter }: DeadLetter) => ({
  ...letter,
  readable: message !== null,
  content: raw.slice(0, SHOWN_CHARACTERS),
});
